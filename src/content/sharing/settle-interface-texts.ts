import { visit } from 'unist-util-visit';
import { isTitle } from '../../openapi/build/is-title';
import { asObject, asText } from '../../openapi/document/document';
import { listEntries } from '../../openapi/document/list-entries';
import { listTexts } from '../../openapi/document/list-texts';
import { keepCauses } from '../../problems/keep-causes';
import type { Problem } from '../../problems/problem';
import { parseDescription, parseMarkdown } from '../../prose/parse/parse-markdown';
import { settleLinks } from '../../prose/parse/replace-links';
import { printDescription } from '../../prose/render/print-description';
import { remember } from '../../text/remember';
import { indexRoutes, listRoutes, type Routes } from '../checks/list-routes';
import type { Content, VersionContent } from '../model';
import { replaceTexts } from './replace-texts';
import { createLinkedPartFinder, type FindLinkedPart } from './viewer-links';

/** What the links of one version are resolved with. */
interface Linking {
  routes: Routes;
  /** Where the documentation is that the interface was written for. */
  base: string | undefined;
  findPart: FindLinkedPart;
}

/** A description, and whether an author of this site wrote it in an overlay. */
interface Described {
  text: string;
  isOurs: boolean;
}

/**
 * Writes the descriptions of interfaces as pages and files show them: in Markdown, without HTML and images, and
 * with links that lead somewhere. A link to a part of the interface, as other viewers write it, leads to its
 * page; one that was written for another site leads there, to the address in the settings or else in
 * `externalDocs`. All others become text, which deserves a warning.
 */
export function settleInterfaceTexts(content: Content): { content: Content; problems: Problem[] } {
  const routes = indexRoutes(listRoutes(content));
  const settled = content.versions.map((version) => {
    const base = content.site.interfaceDocs ?? findExternalDocs(version);
    return settleVersion(version, { routes, base });
  });
  return {
    content: { ...content, versions: settled.map(({ version }) => version) },
    problems: settled.flatMap(({ problems }) => problems),
  };
}

function findExternalDocs({ document }: VersionContent): string | undefined {
  const url = asText(asObject(document?.externalDocs).url);
  return url && /^https?:/i.test(url) && URL.canParse(url) ? url : undefined;
}

function settleVersion(
  version: VersionContent,
  site: Pick<Linking, 'routes' | 'base'>,
): { version: VersionContent; problems: Problem[] } {
  const { document, locate, api, formerTags } = version;
  if (!document || !locate || !api) return { version, problems: [] };
  const linking = { ...site, findPart: createLinkedPartFinder(api, formerTags) };
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  for (const { pointer, text } of listTexts(document)) {
    if (!/[<\]]/.test(text) || !isMarkdown(pointer, text)) continue;
    const origin = locate(pointer);
    const isOurs = origin.file.includes('/openapi/overlays/');
    const { settled, lost } = settleText({ text, isOurs }, linking);
    if (settled !== text) texts.set(text, keepUntitled(pointer, settled));
    problems.push(
      ...lost.map((url) => ({
        severity: 'warning' as const,
        ...origin,
        near: url,
        ...describeLost(url),
      })),
    );
  }
  const addresses = new Map<string, string>();
  for (const { key, parentKey, pointer, value } of listEntries(document, '')) {
    if (key !== 'url' || parentKey !== 'externalDocs' || typeof value !== 'string') continue;
    const settled = settleLink(value, false, linking);
    if (settled !== undefined) addresses.set(value, settled);
    else
      problems.push({
        severity: 'warning',
        ...locate(pointer),
        ...describeLost(value, 'externalDocs'),
      });
  }
  const replaced = replaceTexts(version, texts, addresses);
  return { version: { ...version, ...replaced }, problems: keepCauses(problems) };
}

/** A summary that is no title must not become one because its links are gone: a title has no line breaks. */
function keepUntitled(pointer: string, settled: string): string {
  return pointer.endsWith('/summary') && isTitle(settled) ? settled.replace(' ', '\n') : settled;
}

/** Names and titles are plain text. */
function isMarkdown(pointer: string, text: string): boolean {
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  return key === 'summary' ? !isTitle(text) : key !== 'title' && key !== 'name';
}

/** Settles a text, and lists the addresses of its links that lead nowhere. */
function settleText(
  { text, isOurs }: Described,
  linking: Linking,
): { settled: string; lost: string[] } {
  const targets = new Map(
    listAddresses(text).map((url) => [url, settleLink(url, isOurs, linking)]),
  );
  return writeSettled(text, targets);
}

/** The addresses in a description. Parsing takes a while, and most descriptions stay as they were. */
const listAddresses = remember(
  (text: string) => {
    const urls = new Set<string>();
    visit(parseMarkdown(text), (node) => {
      if (node.type === 'link' || node.type === 'definition') urls.add(node.url);
    });
    return [...urls];
  },
  (text) => text,
  20_000,
);

/** Writes a description with the targets of its addresses. */
const writeSettled = remember(
  (text: string, targets: ReadonlyMap<string, string | undefined>) => {
    const { tree, isConverted } = parseDescription(text);
    const lost = new Set<string>();
    let isMoved = false;
    const settle = (url: string): string | undefined => {
      const settled = targets.get(url);
      isMoved ||= settled !== url;
      if (settled === undefined) lost.add(url);
      return settled;
    };
    const isDefined = tree.children.some(({ type }) => type === 'definition');
    const linked = settleLinks(tree, settle);
    const settled = isConverted || isDefined || isMoved ? printDescription(linked) : text;
    return { settled, lost: [...lost] };
  },
  (text, targets) => JSON.stringify([text, ...targets]),
  20_000,
);

/** Returns where a link leads; undefined if it leads nowhere. */
function settleLink(
  url: string,
  isOurs: boolean,
  { routes, base, findPart }: Linking,
): string | undefined {
  if (/^(https?:|mailto:|\/\/)/i.test(url)) return url;
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return undefined;
  const part = url.startsWith('#') ? findPart(url) : undefined;
  if (part !== undefined) return part;
  const [path = ''] = url.split(/[?#]/);
  // A misspelt route in an overlay is reported elsewhere.
  if (url.startsWith('/') && (isOurs || routes.find(path) || routes.find(`${path}/`))) return url;
  if (base === undefined || isOurs || !URL.canParse(url, base)) return undefined;
  return new URL(url, base).href;
}

function describeLost(url: string, place: 'a description' | 'externalDocs' = 'a description') {
  // All links of a scheme that only another program understands have one cause, and so has further documentation.
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0];
  return {
    code: 'openapi/relative-link',
    cause: scheme ?? (place === 'externalDocs' ? place : url),
    found: `a link to ${url} in ${place}, which leads nowhere from here`,
    expected: 'a full address, or a page of this site, as its route: /docs/setup/',
    fix: 'set interfaceDocs in site.yaml, if these links belong to another site; readers see only the text',
  };
}
