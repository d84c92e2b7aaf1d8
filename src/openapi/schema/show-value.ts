import { showHidden } from '../../text/show-hidden';
import { printJson } from '../../text/written-number';

/** Formats a value for readers: strings bare unless they are blank, everything else as JSON. */
export function showValue(value: unknown): string {
  return showHidden(isVisible(value) ? value : (printJson(value) ?? 'null'));
}

function isVisible(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
