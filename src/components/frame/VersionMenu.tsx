import type { SiteLink } from '../../content/settings/site-config';
import { preferVersion } from '../../hooks/use-preferred-version';
import { useSidebars } from '../../hooks/use-sidebars';
import { toVersionEntries } from './menu-entries';
import { NavbarMenu } from './NavbarMenu';
import type { NavbarContext } from './navbar-context';

interface VersionMenuProps {
  context: NavbarContext;
  links?: SiteLink[] | undefined;
  className?: string;
}

/** Links to the same page in other versions, or to their home pages until their pages are loaded. */
export function VersionMenu({ context, links, className }: VersionMenuProps) {
  const { shell, route, version } = context;
  const { sidebarOf, load } = useSidebars(shell.sidebarData);
  return (
    <NavbarMenu
      className={className}
      context={context}
      label="Version"
      links={links}
      entries={toVersionEntries(shell.versions, version, route, sidebarOf)}
      prepare={shell.versions.length > 1 ? load : undefined}
      choose={preferVersion}
    />
  );
}
