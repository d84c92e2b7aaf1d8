/** Returns the id of a record, which is unique and stable across builds. */
export function toId(version: string, route: string, part: number): string {
  return `${version}:${route}${part === 0 ? '' : `:${part}`}`;
}
