import type { NavbarItem } from '../../content/settings/site-config';

/**
 * Renders each item of the navbar separately, so that an item that fails or has no view ends the build
 * with a message that names it.
 */
export function checkNavbar(
  items: readonly NavbarItem[],
  render: (item: NavbarItem) => string,
): void {
  for (const [index, item] of items.entries()) {
    const name = `site.yaml: navbar.items, entry ${index + 1} (type: ${item.type})`;
    let html: string;
    try {
      html = render(item);
    } catch (error) {
      throw new Error(`${name} fails to render: ${error instanceof Error ? error.message : error}`);
    }
    if (html === '')
      throw new Error(`${name} renders nothing: add it to components/frame/NavbarItem`);
  }
}
