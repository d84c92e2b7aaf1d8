/** "1 operation", "12 operations". */
export function countOf(count: unknown, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
