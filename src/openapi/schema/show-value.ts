import { showHidden } from '../../text/show-hidden';
import { printJson } from '../../text/written-number';
import { asText } from '../document/document';

/** Formats a value for readers: strings bare unless they are blank, everything else as JSON. */
export function showValue(value: unknown): string {
  return showHidden(asText(value) ?? printJson(value) ?? 'null');
}
