import { showHidden } from '../../text/show-hidden';

/** Formats a value for readers: strings bare unless they are blank, everything else as JSON. */
export function showValue(value: unknown): string {
  return showHidden(isVisible(value) ? value : (JSON.stringify(value) ?? 'null'));
}

function isVisible(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
