import { anywhere, type LinkSource, resolveLink } from '../navigation/resolve-link';
import { listTexts } from '../openapi/map-texts';
import { readLinks } from '../prose/extract/references';
import type { ProseLink } from '../prose/model';
import { parseMarkdown } from '../prose/parse/parse-markdown';
import { rememberByObject } from '../text/remember';
import type { Guide, Note } from './authored-version';
import { listChangelogTexts } from './changelog/changelog-texts';
import type { Page, VersionPages } from './model';

/** A link in a text that authors wrote for a page. */
export interface AuthoredLink {
  /** As written; the route of the operation for an `<Operation>`. */
  address: string;
  text: string;
  /** Route of the page that it leads to, without query and anchor; undefined for an address elsewhere. */
  route?: string;
  /** The file and line of a link in a guide or note. */
  file?: string;
  line?: number;
}

/** Lists the links in the texts of a page in order: its own text, its descriptions and its note. */
export type ListLinks = (page: Page) => AuthoredLink[];

/** Creates the function that lists the links of the pages of a version. */
export function createLinkLister(pages: VersionPages): ListLinks {
  return (page) => {
    if (page.kind === 'guide') return listProseLinks(page.guide, page.text.linkSource, pages);
    if (page.kind === 'changelog') {
      const source = { ...anywhere, route: page.route };
      return listChangelogTexts(pages.authored).flatMap(({ file, text }) =>
        readMarkdownLinks(text).map((link) => ({ ...toLink(link, source), file })),
      );
    }
    const { note } = page.kind === 'operation' ? page : {};
    const written = note && pages.authored.notes.find(({ file }) => file === note.source.file);
    return [
      ...listDescribed(page),
      ...(note && written ? listProseLinks(written, note.linkSource, pages) : []),
    ];
  };
}

/** A page whose own texts are descriptions. */
type DescribedPage = Exclude<Page, { kind: 'guide' | 'changelog' }>;

const listDescribed = rememberByObject((page: DescribedPage): AuthoredLink[] => {
  const links = listTexts(partOf(page)).flatMap((text) => readMarkdownLinks(text));
  const source = { ...anywhere, route: page.route };
  return removeRepeated(links).map((link) => toLink(link, source));
});

/** The part of a page whose texts belong to it: what it repeats of other pages is left out. */
function partOf(page: DescribedPage): unknown {
  const { description } = page;
  if (page.kind === 'operation') {
    const { details, security, parameters, body, responses, retry, serverNote } = page;
    return { description, details, security, parameters, body, responses, retry, serverNote };
  }
  if (page.kind === 'area') {
    return { description, details: page.details, lifeCycle: page.lifeCycle };
  }
  if (page.kind === 'schema') return { schema: page.schema };
  if (page.kind === 'tour') return { description, chapters: page.chapters };
  if (page.kind !== 'overview') return { description };
  const { details, servers, security, sharedHeaders, pagination, errors } = page;
  return { description, details, servers, security, sharedHeaders, pagination, errors };
}

function listProseLinks(
  { file, prose }: Guide | Note,
  source: LinkSource,
  { mentioned }: VersionPages,
): AuthoredLink[] {
  const mentions = prose.mentions.flatMap(({ id, ...position }): ProseLink[] => {
    const operation = mentioned.get(id);
    return operation ? [{ url: operation.route, text: operation.title, ...position }] : [];
  });
  return [...prose.links, ...mentions]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map((link) => ({ ...toLink(link, source), file, line: link.line }));
}

const readMarkdownLinks = (markdown: string): ProseLink[] => readLinks(parseMarkdown(markdown));

function toLink({ url, text }: Pick<ProseLink, 'url' | 'text'>, source: LinkSource): AuthoredLink {
  const target = resolveLink(url, source);
  return { address: url, text, ...(target.kind === 'page' && { route: target.route }) };
}

/** A page shows the description of a type wherever the type occurs. */
function removeRepeated(links: readonly ProseLink[]): ProseLink[] {
  return [...new Map(links.map((link) => [`${link.url}\n${link.text}`, link])).values()];
}
