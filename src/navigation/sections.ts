import type { SectionName, SidebarEntry } from './model';

/** Whether the docs have both sections, so that the sidebar shows one of them at a time. */
export function hasSections(entries: readonly SidebarEntry[]): boolean {
  return entries.some(isReference) && !entries.every(isReference);
}

function isReference({ section }: SidebarEntry): boolean {
  return section === 'reference';
}

/**
 * Returns the tree that the sidebar shows for a section. A section that is a single branch is shown
 * unfolded: the page of the branch, and its entries.
 */
export function showSection(
  entries: readonly SidebarEntry[],
  section: SectionName,
): readonly SidebarEntry[] {
  if (!hasSections(entries)) return entries;
  const own = entries.filter((entry) => isReference(entry) === (section === 'reference'));
  const [branch, ...others] = own;
  if (!branch?.items || others.length > 0) return own;
  const { title, route, items } = branch;
  return route ? [{ title, route }, ...items] : items;
}

/** Returns the section whose tree contains a page; undefined if the sidebar does not list it. */
export function findSection(
  entries: readonly SidebarEntry[],
  route: string,
): SectionName | undefined {
  const contains = (entry: SidebarEntry): boolean =>
    entry.route === route || (entry.items ?? []).some(contains);
  const above = entries.find(contains);
  return above && (isReference(above) ? 'reference' : 'guides');
}
