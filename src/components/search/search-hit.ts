import type { SearchHit } from '../../search/engine/present/present-hit';
import type { RecordKind } from '../../search/record';

/** A hit as InstantSearch gives it. */
export type Hit = SearchHit & Record<string, unknown>;

/** What groups and filters are called. */
export const kindTitles: Record<RecordKind, string> = {
  guide: 'Guides',
  operation: 'Operations',
  field: 'Fields',
  area: 'Areas',
  error: 'Errors',
};

/** Where a hit stands: the page of a section or field, the area of an operation. */
export function describePlace({ kind, breadcrumb, pageTitle, title }: Hit): string {
  const last = breadcrumb.at(-1) ?? '';
  if (kind === 'field') return last === pageTitle ? last : `${pageTitle}, ${toLower(last)}`;
  if (kind === 'guide' && pageTitle !== title) return pageTitle;
  return last;
}

function toLower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The title with its marks; of a field its whole path, where that is what it is found by. */
export function markedTitle({ kind, title, names, _highlightResult: marked }: Hit): string {
  const path = kind === 'field' ? names.findIndex((name) => name.endsWith(title)) : -1;
  return (path < 0 ? undefined : marked.names?.[path]?.value) ?? marked.title?.value ?? title;
}

/** What is said of it, with its marks: the text, or code where only that matches. */
export function markedLine({ kind, names, _snippetResult: snippet }: Hit): string {
  const { text, code } = snippet;
  const isInCode = text?.matchLevel === 'none' && code?.matchLevel !== 'none';
  if (isInCode || !text?.value) return code?.value || (kind === 'error' ? names.join(', ') : '');
  return text.value;
}
