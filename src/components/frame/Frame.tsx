import type { ReactNode } from 'react';
import type { Shell } from '../../content/settings/shell';
import type { SidebarSource } from '../../hooks/use-live-sidebar';
import { usePreferredVersion } from '../../hooks/use-preferred-version';
import type { PageFrame, SectionName, SidebarEntry } from '../../navigation/model';
import { IconSprite } from '../IconSprite';
import { Island } from '../Island';
import { Announcement } from './Announcement';
import { Breadcrumbs } from './Breadcrumbs';
import { CrashBoundary } from './CrashBoundary';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import * as styles from './Frame.module.css';
import { MissedPageNotice } from './MissedPageNotice';
import { Navbar } from './Navbar';
import { PageMeta } from './PageMeta';
import { Pager } from './Pager';
import { PageTools } from './PageTools';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { VersionNotice } from './VersionNotice';

interface FrameProps {
  shell: Shell;
  route: string;
  section?: SectionName;
  /** What the frame shows about the page; omitted for pages outside the docs versions. */
  page?: PageFrame;
  hasSidebar?: boolean;
  /** Complete sidebars by version, on the server only; the browser loads them on demand. */
  sidebars?: Record<string, SidebarEntry[]>;
  children: ReactNode;
}

/** A page that belongs to no section shows the guides. */
function toSidebarSource(
  { sections }: Shell,
  { section = 'guides', ...file }: Omit<SidebarSource, 'section'> & Pick<FrameProps, 'section'>,
): SidebarSource {
  const other = sections[file.version]?.[section === 'guides' ? 'reference' : 'guides'];
  return { ...file, section, ...(other && { other }) };
}

/** Everything around a page. */
export function Frame(props: FrameProps) {
  const { shell, route, section, page, hasSidebar = page, sidebars, children } = props;
  const preferred = usePreferredVersion(shell.versions);
  const version = page?.version ?? preferred.name;
  const address = hasSidebar ? shell.sidebarData[version] : undefined;
  const docs = address ? toSidebarSource(shell, { version, address, section }) : undefined;
  const context = { shell, route, section, page, version };
  return (
    <>
      <SkipLink />
      <IconSprite />
      {shell.announcement && <Announcement {...shell.announcement} />}
      <Navbar context={context} drawer={<Drawer key={route} context={context} docs={docs} />} />
      <div className={docs ? `${styles.grid} ${styles.columns}` : styles.grid}>
        {docs && (
          <Sidebar key={address} source={docs} route={route} entries={sidebars?.[version]} />
        )}
        {/* Ids of the site's own have a dot, because no heading of an author can have such an id. */}
        <main className={styles.main} id="site.main" tabIndex={-1}>
          {page?.notice && <VersionNotice {...page.notice} />}
          {page && (
            <Island key={`bar ${route}`} id={`bar ${route}`} className={styles.bar}>
              {() => (
                <>
                  <Breadcrumbs crumbs={page.breadcrumbs} />
                  <PageTools shell={shell} route={route} page={page} />
                </>
              )}
            </Island>
          )}
          {page && <MissedPageNotice route={route} />}
          <CrashBoundary route={route}>{children}</CrashBoundary>
          {page && (
            <Island key={`end ${route}`} id={`end ${route}`} className={styles.end}>
              {() => (
                <>
                  <PageMeta editUrl={page.editUrl} updated={page.updated} />
                  <Pager previous={page.previous} next={page.next} />
                </>
              )}
            </Island>
          )}
        </main>
      </div>
      <Island id="footer">{() => <Footer {...shell.footer} />}</Island>
    </>
  );
}
