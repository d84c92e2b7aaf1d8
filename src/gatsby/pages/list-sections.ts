import type { Shell } from '../../content/settings/shell';
import type { SiteConfig } from '../../content/settings/site-config';
import type { PageLink, SectionName, Sidebar } from '../../navigation/model';
import { flattenSidebar } from '../../navigation/page-position';
import { hasSections, showSection } from '../../navigation/sections';

const names: Record<SectionName, string> = { guides: 'Guides', reference: 'API reference' };

/**
 * Lists where the sections of each docs version begin, as the navbar names them. A section that the
 * navbar does not name begins at its first page. Left out are versions with only one section.
 */
export function listSections(
  { navbar }: Pick<SiteConfig, 'navbar'>,
  versions: readonly { version: string; sidebar: Sidebar }[],
  docsLinks: Shell['docsLinks'],
): Shell['sections'] {
  return Object.fromEntries(
    versions
      .filter(({ sidebar }) => hasSections(sidebar.entries))
      .map(({ version, sidebar }) => {
        const toStart = (section: SectionName): PageLink => {
          const pages = flattenSidebar(showSection(sidebar.entries, section));
          const item = navbar.items.find(
            (each) => each.type === 'link' && each.activeUnder === section,
          );
          const named = item?.type === 'link' ? item : undefined;
          const target = named && (docsLinks[version]?.[named.to] ?? named.to);
          const start = pages.find(({ route }) => route === target) ?? pages[0];
          return { title: named?.label ?? names[section], route: start?.route ?? '/docs/' };
        };
        return [version, { guides: toStart('guides'), reference: toStart('reference') }];
      }),
  );
}
