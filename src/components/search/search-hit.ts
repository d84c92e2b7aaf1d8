import type { HighlightedText } from '../../search/engine/present/highlight-text';
import type { RecordHit } from '../../search/engine/present/present-hit';
import type { RecordKind } from '../../search/record';
import { splitHighlights } from '../../search/split-highlights';

type Marked = '_highlightResult' | '_snippetResult';

/**
 * A hit as InstantSearch returns it. A hosted index whose settings were changed by hand may leave out
 * any of the marked texts.
 */
export type Hit = RowHit & { sections?: RowHit[] };

/** A record of a hit: its best one, or another one of the same page. */
export type RowHit = Omit<RecordHit, Marked> & {
  [Name in Marked]?: Partial<NonNullable<RecordHit[Name]>>;
} & Record<string, unknown>;

/** What each kind of hit is called in its row. */
export const kindNames: Record<RecordKind, string> = {
  guide: 'Guide',
  operation: 'Operation',
  field: 'Field',
  area: 'Area',
  error: 'Error',
};

/** Titles of filters. */
export const kindTitles: Record<RecordKind, string> = {
  guide: 'Guides',
  operation: 'Operations',
  field: 'Fields',
  area: 'Areas',
  error: 'Errors',
};

/** Returns the parent of a hit: the page of a section, field or error, or the area of an operation. */
export function describeParent({ kind, breadcrumb, pageTitle, title }: RowHit): string {
  const last = breadcrumb.at(-1) ?? '';
  if (kind === 'field') return last === pageTitle ? last : `${pageTitle}, ${toLower(last)}`;
  if (kind === 'error' || (kind === 'guide' && pageTitle !== title)) return pageTitle;
  return last;
}

function toLower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns the highlighted title; for a field, its full path if there is one. */
export function highlightedTitle({
  kind,
  title,
  names,
  _highlightResult: highlighted,
}: RowHit): string {
  const path = kind === 'field' ? names.findIndex((name) => name.endsWith(title)) : -1;
  return (
    (path < 0 ? undefined : highlighted?.names?.[path]?.value) ?? highlighted?.title?.value ?? title
  );
}

/**
 * Returns what says why a record was found: the part of its text or code that has more words of the query, or
 * else the names that match. If there is none, or the name says it all, its text says what it is.
 */
export function highlightedLine({
  names,
  pageTitle,
  _snippetResult: snippet,
  _highlightResult: highlighted,
  snippetsLater,
}: RowHit): string {
  // Keeps the place of the line, so that nothing moves when the texts are there.
  if (snippetsLater) return '\u00A0';
  const { text, code } = snippet ?? {};
  const matching = highlighted?.names?.filter((name) => measureMatch(name) > 0) ?? [];
  const isNamed = [highlighted?.title, ...matching].some((name) => name?.matchLevel === 'full');
  const isInCode = !isNamed && measureMatch(code) > measureMatch(text);
  const found = isInCode ? code : measureMatch(text) > 0 ? text : undefined;
  return (
    found?.value ||
    matching.map(({ value }) => value).join(' · ') ||
    text?.value ||
    code?.value ||
    names.join(', ') ||
    pageTitle
  );
}

/** What the line of a hit puts between parts that are apart on the page. */
const pieceGap = /…|\s–\s|(?<=[.!?:;])\s/;

/**
 * Writes where on its page a hit was found (`runtime/found.ts`): the pieces of its line that have words of the
 * query, or all of them if only a question had some. Undefined if there are none.
 */
export function writeFound(hit: RowHit): string | undefined {
  const { snippetsLater, _highlightResult: highlighted } = hit;
  if (snippetsLater) return undefined;
  const pieces: string[][] = [];
  let piece: string[] = [];
  for (const { text, isHighlighted } of splitHighlights(highlightedLine(hit))) {
    const [first = '', ...others] = isHighlighted ? [text] : text.split(pieceGap);
    if (isHighlighted && piece.length === 0) piece.push('');
    piece.push(first);
    for (const other of others) {
      pieces.push(piece);
      piece = [other];
    }
  }
  const whole = [...pieces, piece].map((parts) =>
    parts.map((part, index) => {
      const start = index === 0 ? part.trimStart() : part;
      return index === parts.length - 1 ? start.trimEnd() : start;
    }),
  );
  const marked = whole.filter(({ length }) => length > 1);
  const titles = [highlighted?.title, ...(highlighted?.names ?? [])];
  const isTitled = titles.some((title) => measureMatch(title) > 0);
  const found = marked.length > 0 || isTitled ? marked : whole.filter(([text]) => text);
  return found.length > 0 ? JSON.stringify(found) : undefined;
}

/** Returns how much of the query a text has; the hosted index does not count the words in snippets. */
function measureMatch(part: HighlightedText | undefined): number {
  if (!part?.value || part.matchLevel === 'none') return 0;
  return part.matchLevel === 'full' ? Number.POSITIVE_INFINITY : (part.matchedWords?.length ?? 1);
}
