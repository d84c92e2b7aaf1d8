import type { SectionName, SidebarEntry } from './model';

/** Whether the docs have both sections, so that the sidebar shows one of them at a time. */
export function hasSections(entries: readonly SidebarEntry[]): boolean {
  return entries.some(isReference) && !entries.every(isReference);
}

function isReference({ section }: SidebarEntry): boolean {
  return section === 'reference';
}

function listSection(
  entries: readonly SidebarEntry[],
  section: SectionName,
): readonly SidebarEntry[] {
  return entries.filter((entry) => isReference(entry) === (section === 'reference'));
}

/** Returns the branch that the sidebar shows unfolded, because a section consists of it alone. */
export function findUnfolded(
  entries: readonly SidebarEntry[],
  section: SectionName,
): SidebarEntry | undefined {
  const [branch, ...others] = hasSections(entries) ? listSection(entries, section) : [];
  return branch?.items && others.length === 0 ? branch : undefined;
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
  const branch = findUnfolded(entries, section);
  if (!branch) return listSection(entries, section);
  const { title, route, items = [] } = branch;
  return route ? [{ title, route }, ...items] : items;
}

/** Returns whether an entry or one of the entries in it is the page at `route`. */
export function containsPage(entry: SidebarEntry, route: string): boolean {
  return entry.route === route || (entry.items ?? []).some((item) => containsPage(item, route));
}

/** Returns the section whose tree contains a page; undefined if the sidebar does not list it. */
export function findSection(
  entries: readonly SidebarEntry[],
  route: string,
): SectionName | undefined {
  const above = entries.find((entry) => containsPage(entry, route));
  return above && (isReference(above) ? 'reference' : 'guides');
}
