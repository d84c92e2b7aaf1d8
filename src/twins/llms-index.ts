import type { SidebarEntry } from '../navigation/model';
import { flattenSidebar } from '../navigation/page-position';
import { isCurrentBase } from '../navigation/versions';
import type { VersionPages } from '../page-models/model';
import { listQuestions } from './markdown';
import type { Twin } from './twin';
import { writeEntry } from './write-lists';

type ListedTwin = Pick<Twin, 'title' | 'address' | 'description'> &
  Partial<Pick<Twin, 'questions'>>;

/**
 * Writes the list of all pages for language models (llmstxt.org): the site's title and tagline, then
 * the pages in the order of the sidebar, with a section for each branch.
 */
export function writeIndex(
  site: { title: string; tagline: string },
  entries: readonly SidebarEntry[],
  find: (route: string) => ListedTwin | undefined,
): string {
  const sections: string[] = [];
  let loose: string[] = [];
  const list = (entry: SidebarEntry): string[] => {
    const page = entry.route && !entry.isGuest && find(entry.route);
    const row = page ? [writeRow(page)] : [];
    return [...row, ...(entry.items ?? []).flatMap(list)];
  };
  for (const entry of entries) {
    if (!entry.items) {
      loose = [...loose, ...list(entry)];
      continue;
    }
    const rows = list(entry);
    if (rows.length > 0) sections.push(`## ${entry.title}\n\n${rows.join('\n')}`);
  }
  const first = loose.length > 0 ? [`## Docs\n\n${loose.join('\n')}`] : [];
  return `${[`# ${site.title}`, `> ${site.tagline}`, ...first, ...sections].join('\n\n')}\n`;
}

/** Writes a page with what it answers. */
function writeRow({ questions = [], address, ...page }: ListedTwin): string {
  const entry = writeEntry({ ...page, route: address });
  return questions.length > 0 ? `${entry} Answers: ${listQuestions(questions)}` : entry;
}

/** In characters: about a million tokens, and more than a model reads at once. */
const maxFull = 4_000_000;

/**
 * Joins the texts of all pages. If that is more than any model reads, the operations are left out: `llms.txt`
 * and the lists of their areas lead to them.
 */
export function writeFull(
  twins: readonly Pick<Twin, 'route' | 'text'>[],
  operations: ReadonlySet<string>,
): string {
  const join = (chosen: typeof twins) => chosen.map(({ text }) => text).join('\n---\n\n');
  const full = join(twins);
  return full.length > maxFull ? join(twins.filter(({ route }) => !operations.has(route))) : full;
}

/** Writes `llms.txt` and `llms-full.txt` of the current version: the list of its twins, and their texts. */
export function listIndexes(
  site: { title: string; tagline: string },
  versions: readonly VersionPages[],
  twins: readonly Twin[],
): { path: string; text: string }[] {
  const current = versions.find(({ base }) => isCurrentBase(base));
  const byRoute = new Map(twins.map((twin) => [twin.route, twin]));
  const entries = current?.authored.sidebar.entries ?? [];
  const operations = current?.operations.map(({ route }) => route);
  const ordered = flattenSidebar(entries).flatMap(({ route }) => byRoute.get(route) ?? []);
  return [
    { path: 'llms.txt', text: writeIndex(site, entries, (route) => byRoute.get(route)) },
    { path: 'llms-full.txt', text: writeFull(ordered, new Set(operations)) },
  ];
}
