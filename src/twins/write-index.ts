import type { SidebarEntry } from '../navigation/model';
import { type Link, writeLink } from './markdown';

/** A page of the site with its twin. */
export interface IndexedPage extends Link {
  description?: string | undefined;
}

/**
 * The list of all pages for language models (llmstxt.org): the site's name and line, then the
 * pages in the order of the sidebar, a section for each branch that starts a group.
 */
export function writeIndex(
  site: { title: string; tagline: string },
  entries: readonly SidebarEntry[],
  find: (route: string) => IndexedPage | undefined,
): string {
  const sections: string[] = [];
  let loose: string[] = [];
  const list = (entry: SidebarEntry): string[] => {
    const page = entry.route && find(entry.route);
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

function writeRow({ description, ...link }: IndexedPage): string {
  const words = description?.replace(/\s+/g, ' ').trim();
  return `- ${writeLink(link)}${words ? `: ${words}` : ''}`;
}
