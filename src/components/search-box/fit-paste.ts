import type { ClipboardEvent } from 'react';
import { fitQuery, maxQueryLength } from '../../search/search-address';

/**
 * Takes what is pasted if it does not fit into the field, which would cut it anywhere. Returns what to search
 * for, and what the field does not show; undefined if all fits.
 */
export function fitPaste(
  event: ClipboardEvent<HTMLInputElement>,
): ReturnType<typeof fitQuery> | undefined {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const text = before + event.clipboardData.getData('text') + after;
  if (text.length <= maxQueryLength) return undefined;
  event.preventDefault();
  return fitQuery(text);
}
