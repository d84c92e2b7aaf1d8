import { correctQuery } from '../../search/correct-query';
import type { HighlightedText } from '../../search/engine/present/highlight-text';
import type { RecordHit } from '../../search/engine/present/present-hit';
import type { RecordKind } from '../../search/record';

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

/** Titles of groups and filters. */
export const groupTitles: Record<'best' | RecordKind, string> = {
  best: 'Best match',
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
 * Returns what says why a record was found: the part of its text that has words of the query, or else of
 * its code or its names, or a question that it answers if that has more of them. If there is none, or the
 * name says it all, its text says what it is.
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
  const { text, code, questions = highlighted?.questions ?? [] } = snippet ?? {};
  const matching = highlighted?.names?.filter(isMatch) ?? [];
  const found = [text, code].find((part) => part?.value && isMatch(part));
  const isNamed = [highlighted?.title, ...matching].some((name) => name?.matchLevel === 'full');
  const most = Math.max(...[found, ...matching].map(countWords));
  const [question] = questions.toSorted((one, other) => countWords(other) - countWords(one));
  if (question && !isNamed && countWords(question) > most) return `About: ${question.value}`;
  return (
    found?.value ||
    matching.map(({ value }) => value).join(' · ') ||
    text?.value ||
    code?.value ||
    names.join(', ') ||
    pageTitle
  );
}

function isMatch({ matchLevel }: { matchLevel: string }): boolean {
  return matchLevel !== 'none';
}

/** Counts the words of the query in a text; the hosted index does not count them in snippets. */
function countWords(part: HighlightedText | undefined): number {
  return part && isMatch(part) ? (part.matchedWords?.length ?? Number.POSITIVE_INFINITY) : 0;
}

/** Only good hits show what was meant. */
const topHits = 5;

/** Suggests another query if words of this one are only similar to those of the best hits. */
export function suggestQuery(query: string, hits: readonly Hit[]): string | undefined {
  const texts = hits
    .slice(0, topHits)
    .flatMap(({ _highlightResult, _snippetResult }) => [
      _highlightResult?.title,
      ...(_highlightResult?.names ?? []),
      ...(_highlightResult?.breadcrumb ?? []),
      _snippetResult?.text,
      _snippetResult?.code,
    ]);
  return correctQuery(
    query,
    texts.flatMap((text) => text?.value ?? []),
  );
}
