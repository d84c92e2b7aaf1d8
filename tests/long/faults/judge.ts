import { load } from 'cheerio';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listPages } from '../../../src/page-models/build-pages';
import type { VersionPages } from '../../../src/page-models/model';
import { formatProblems, type Problem } from '../../../src/problems/problem';
import type { SearchRecord } from '../../../src/search/record';
import { countBytes, maxRecordSize } from '../../../src/search/records/split-draft';
import { remember } from '../../../src/text/remember';
import type { Twin } from '../../../src/twins/twin';

/** What a document became. */
export interface Built {
  pages: VersionPages;
  records: readonly SearchRecord[];
  twins: readonly Twin[];
  /** The texts of the document as pages show them. */
  html: readonly string[];
}

/** Words that only a mistake of the program writes. */
const internals =
  /\[object |is not a function|not iterable|Cannot (read|use|convert|set)|call stack|RangeError|TypeError|heap|\bNaN\b|at \w+ \(|\/work\/|\/tmp\//;

/** What an author could not use: a message without a place, without an end, or about the program. */
export function judgeProblems(problems: readonly Problem[]): string[] {
  return problems.flatMap((problem) => {
    const { file, line, pointer, found, expected, fix, code } = problem;
    const message = formatProblems([problem]);
    return [
      ...(file ? [] : [`${code} has no file`]),
      ...(line || pointer !== undefined || found === 'no such file' ? [] : [`${code} has no line`]),
      ...(message.length <= 3_000 ? [] : [`${code} has ${message.length} characters`]),
      ...(internals.test(message)
        ? [`${code} speaks of the program: ${message.slice(0, 300)}`]
        : []),
      ...([found, expected, fix].every((text) => text.trim()) ? [] : [`${code} says nothing`]),
    ];
  });
}

/** What must not be on a page, in a twin or in a record. */
export function judgePages({ pages, records, twins, html }: Built): string[] {
  return [
    ...html.flatMap(findLife),
    ...findRepeated(listPages(pages).map(({ route }) => route)).map((route) => `${route} twice`),
    ...pages.operations.flatMap(({ parameters, body, responses }) =>
      findRepeated(listAnchors([parameters, body, responses])).map(
        (anchor) => `the anchor ${anchor.slice(0, 80)} twice`,
      ),
    ),
    ...findRepeated(records.map(({ objectID }) => objectID)).map((id) => `the record ${id} twice`),
    ...records
      .filter((record) => countBytes(record) > maxRecordSize)
      .map(({ objectID }) => `the record ${objectID} is too large`),
    ...twins.flatMap(judgeTwin),
  ];
}

/**
 * Whatever of an HTML text could run, load or look like a part of the site. Most texts of a document
 * are those of the one before, as are most twins.
 */
const findLife = remember(listLiving, (html) => html);

function listLiving(html: string): string[] {
  if (!html.includes('<')) return [];
  const $ = load(html, null, false);
  return $('*')
    .toArray()
    .flatMap((element) => {
      const isPlain =
        /^(p|br|em|strong|del|code|pre|a|[uo]l|li|blockquote|hr|su[bp]|details|summary|input|table|t(head|body|r|h|d))$/;
      const [tag = ''] = $(element).prop('tagName')?.toLowerCase().split(' ') ?? [];
      // The boxes of task lists.
      const isBox = tag === 'input' && $(element).attr('type') === 'checkbox';
      const known = isBox ? /^(type|checked|disabled|aria-label)$/ : /^(href|title|start|align)$/;
      const attributes = Object.entries($(element).attr() ?? {}).filter(
        ([name, value]) => !known.test(name) || isScheme(value),
      );
      return [
        ...(isPlain.test(tag) ? [] : [`the element ${tag} came alive`]),
        ...attributes.map(([name, value]) => `${name}="${value.slice(0, 80)}" came alive`),
      ];
    });
}

function isScheme(value: string): boolean {
  // Browsers ignore control characters in addresses.
  const bare = value.replace(/[\p{Cc}\s]/gu, '');
  return /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^(https?|mailto):/i.test(bare);
}

function listAnchors(part: unknown, found: string[] = []): string[] {
  if (typeof part !== 'object' || part === null) return found;
  const { content } = part as { content?: { anchor?: string }[] };
  for (const [key, value] of Object.entries(part)) {
    if (key === 'anchor' && typeof value === 'string') found.push(value);
    else listAnchors(value, found);
  }
  // The first media type of a body has the anchor of the body.
  const shared = content?.[0]?.anchor;
  if (shared !== undefined && found.indexOf(shared) !== found.lastIndexOf(shared)) {
    found.splice(found.lastIndexOf(shared), 1);
  }
  return found;
}

function findRepeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    if (seen.has(value)) return true;
    seen.add(value);
    return false;
  });
}

/** Without the limits of ours, since a twin may be longer than a text of an author. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** A twin is a document with one title, and what it shows as code is code. */
const judgeTwin = remember(judgeText, ({ path, text }) => `${path} ${text}`, 1_000);

function judgeText({ path, text }: Twin): string[] {
  const [first] = markdown.parse(text).children.filter((node) => node.type !== ('yaml' as string));
  return [
    ...(first?.type === 'heading' && first.depth === 1 ? [] : [`${path} begins with no title`]),
    ...(/\[object |\bundefined\b/.test(text) ? [`${path} shows [object or undefined`] : []),
  ];
}
