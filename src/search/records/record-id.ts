/** The id of a record: the same in every build, and unlike that of any other. */
export function toId(version: string, route: string, part: number): string {
  return `${version}:${route}${part === 0 ? '' : `:${part}`}`;
}
