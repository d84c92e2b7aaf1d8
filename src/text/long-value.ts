/** In characters: longer values take more room than all else that is said about a field. */
const longest = 200;
/** How much of a long value is shown where there is no room for it. */
const shown = 60;

/** Whether a value is too long to be shown among short facts. */
export function isLongValue(value: string): boolean {
  return value.length > longest;
}

/** The beginning of a long value; any other value as it is. */
export function cutLongValue(value: string): string {
  return isLongValue(value) ? `${[...value].slice(0, shown).join('')}…` : value;
}
