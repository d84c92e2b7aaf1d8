import { visit } from 'unist-util-visit';
import { isTitle } from '../../openapi/build/operation-words';
import { asObject, asText, type Json, type OpenApiDocument } from '../../openapi/document/document';
import { listParts } from '../../openapi/document/list-parts';
import { listEveryText } from '../../openapi/document/list-texts';
import { splitPointer } from '../../openapi/document/pointer';
import { keepCauses } from '../../problems/keep-causes';
import type { Problem } from '../../problems/problem';
import { parseDescription, parseMarkdown } from '../../prose/parse/parse-markdown';
import { replaceMarkdownLinks, settleLinks } from '../../prose/parse/replace-links';
import { printDescription } from '../../prose/render/print-description';
import { remember, rememberByObject } from '../../text/remember';
import type { PlaceLink } from '../place-links';
import { listAddresses } from './list-addresses';
import type { ReadDocument } from './read-document';
import { createLinkedPartFinder, type FindLinkedPart } from './viewer-links';

/** What the links of an interface can lead to. */
export interface Targets {
  /** Where the routes of its version begin. */
  base: string;
  /** Returns the address that a link in a text of its version means. */
  place: PlaceLink;
  /** The addresses of the site's pages. */
  pages: ReadonlySet<string>;
  /** Where the documentation is that the interface was written for, if the settings say so. */
  interfaceDocs: string | undefined;
}

interface Linking extends Omit<Targets, 'base'> {
  findPart: FindLinkedPart;
}

/**
 * Writes the descriptions of an interface as pages and files show them: in Markdown, without HTML and images, and
 * with links that lead somewhere. A link to a part of the interface, as other viewers write it, leads to its
 * page; one that was written for another site leads there, to the address in the settings or else in
 * `externalDocs`. All others become text, which deserves a warning.
 */
export function settleInterface(
  { document, locate, formerTags }: ReadDocument,
  { base, ...targets }: Targets,
): { document: OpenApiDocument; problems: Problem[] } {
  const linking = {
    ...targets,
    interfaceDocs: targets.interfaceDocs ?? findExternalDocs(document),
    findPart: createLinkedPartFinder(document, listAddresses(document, base), formerTags),
  };
  const problems: Problem[] = [];
  const settled = new Map<string, string>();
  const reported = new Set<string>();
  for (const { pointer, text } of listMarkup(document)) {
    const origin = locate(pointer);
    const isOurs = origin.file.includes('/openapi/overlays/');
    const placed = replaceMarkdownLinks(text, (url) => placeUnlessForeign(url, isOurs, linking));
    const { settled: written, lost } = settleText(placed, isOurs, linking);
    if (written !== text) settled.set(pointer, keepUntitled(pointer, written));
    if (reported.has(text)) continue;
    reported.add(text);
    for (const url of lost)
      problems.push({ severity: 'warning', ...origin, near: url, ...describeLost(url) });
  }
  for (const { pointer, value } of listExternalDocs(document)) {
    const target = settleLink(value, false, linking);
    if (target === undefined) {
      const lost = describeLost(value, 'externalDocs');
      problems.push({ severity: 'warning', ...locate(pointer), ...lost });
    } else if (target !== value) settled.set(pointer, target);
  }
  return { document: replacerOf(document)(settled), problems: keepCauses(problems) };
}

function findExternalDocs(document: OpenApiDocument): string | undefined {
  const url = asText(asObject(document.externalDocs).url);
  return url && /^https?:/i.test(url) && URL.canParse(url) ? url : undefined;
}

/** The texts that may have links or HTML. Most have neither, and to find out who wrote a text takes a while. */
const listMarkup = rememberByObject((document: OpenApiDocument) =>
  listEveryText(document).filter(
    ({ pointer, text }) => /[<\]]/.test(text) && isMarkdown(pointer, text),
  ),
);

const listExternalDocs = rememberByObject((document: OpenApiDocument) =>
  listParts(document).flatMap(({ kind, pointer, value: { url } }) =>
    kind === 'link to documentation' && typeof url === 'string'
      ? [{ pointer: `${pointer}/url`, value: url }]
      : [],
  ),
);

/** The same texts make the same copy, from which the same pages are built. */
const replacerOf = rememberByObject((document: OpenApiDocument) =>
  remember(
    (texts: ReadonlyMap<string, string>) => replaceTexts(document, texts),
    (texts) => JSON.stringify([...texts]),
    1,
  ),
);

/** Copies a document with other texts at some JSON pointers. Parts without any of them are not copied. */
function replaceTexts(
  document: OpenApiDocument,
  texts: ReadonlyMap<string, string>,
): OpenApiDocument {
  const copies = new Set<unknown>();
  const copy = <Part extends object>(part: Part): Part => {
    if (copies.has(part)) return part;
    const copied = (Array.isArray(part) ? [...part] : { ...part }) as Part;
    copies.add(copied);
    return copied;
  };
  if (texts.size === 0) return document;
  const settled = copy(document);
  for (const [pointer, text] of texts) {
    const keys = splitPointer(pointer);
    const last = keys.pop() ?? '';
    let parent: Json = settled;
    for (const key of keys) {
      const part = copy(parent[key] as Json);
      parent[key] = part;
      parent = part;
    }
    parent[last] = text;
  }
  return settled;
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
  text: string,
  isOurs: boolean,
  linking: Linking,
): { settled: string; lost: string[] } {
  const targets = new Map(listLinks(text).map((url) => [url, settleLink(url, isOurs, linking)]));
  return writeSettled(text, targets);
}

/** The addresses in a description. Parsing takes a while, and most descriptions stay as they were. */
const listLinks = remember(
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
    const linked = settleLinks(structuredClone(tree), settle);
    const settled = isConverted || isDefined || isMoved ? printDescription(linked) : text;
    return { settled, lost: [...lost] };
  },
  (text, targets) => JSON.stringify([text, ...targets]),
  20_000,
);

/** Returns the address that a link means in its version, unless it was written for another site. */
function placeUnlessForeign(url: string, isOurs: boolean, { place, pages }: Linking): string {
  const placed = place(url);
  return isOurs || isPage(placed, pages) ? placed : url;
}

function isPage(url: string, pages: ReadonlySet<string>): boolean {
  const [path = ''] = url.split(/[?#]/);
  return pages.has(path) || pages.has(`${path}/`);
}

/** Returns where a link leads; undefined if it leads nowhere. */
function settleLink(
  url: string,
  isOurs: boolean,
  { pages, interfaceDocs, findPart }: Linking,
): string | undefined {
  if (/^(https?:|mailto:|\/\/)/i.test(url)) return url;
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return undefined;
  const part = url.startsWith('#') ? findPart(url) : undefined;
  if (part !== undefined) return part;
  // A misspelt route in an overlay is reported elsewhere.
  if (url.startsWith('/') && (isOurs || isPage(url, pages))) return url;
  if (interfaceDocs === undefined || isOurs || !URL.canParse(url, interfaceDocs)) return undefined;
  return new URL(url, interfaceDocs).href;
}

function describeLost(url: string, place: 'a description' | 'externalDocs' = 'a description') {
  // All links of a scheme that only another program understands have one cause, and so has further documentation.
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0];
  return {
    code: 'openapi/relative-link',
    needs: 'overlays' as const,
    cause: scheme ?? (place === 'externalDocs' ? place : url),
    found: `a link to ${url} in ${place}, which leads nowhere from here`,
    expected: 'a full address, or a page of this site, as its route: /docs/setup/',
    fix: 'set interfaceDocs in site.yaml, if these links belong to another site; readers see only the text',
  };
}
