import type { ReactNode } from 'react';
import type { Shell } from '../../content/settings/shell';
import { usePreferredVersion } from '../../hooks/use-preferred-version';
import type { PagePlace, SidebarEntry } from '../../navigation/model';
import { IconSprite } from '../IconSprite';
import { Announcement } from './Announcement';
import { Breadcrumbs } from './Breadcrumbs';
import { CrashBoundary } from './CrashBoundary';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import * as styles from './Frame.module.css';
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
  section?: 'guides' | 'reference';
  /** The position of the page in the tree of the docs, which is shown beside it. */
  place?: PagePlace;
  isBesideTree?: boolean;
  /** The whole trees, on the server only; the browser loads one when it is needed. */
  sidebars?: Record<string, SidebarEntry[]>;
  children: ReactNode;
}

/** Everything around a page. */
export function Frame(props: FrameProps) {
  const { shell, route, section, place, isBesideTree = place, sidebars, children } = props;
  const preferred = usePreferredVersion(shell.versions);
  const version = place?.version ?? preferred.name;
  const address = isBesideTree ? shell.sidebarData[version] : undefined;
  const docs = address ? { version, address } : undefined;
  const context = { shell, route, section, version };
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
        <main className={styles.main} id="main" tabIndex={-1}>
          {place?.notice && <VersionNotice {...place.notice} />}
          {place && (
            <div className={styles.bar}>
              <Breadcrumbs crumbs={place.breadcrumbs} />
              <PageTools twin={place.twin} document={place.document} editUrl={place.editUrl} />
            </div>
          )}
          <CrashBoundary route={route}>{children}</CrashBoundary>
          {place && (
            <div className={styles.end}>
              <PageMeta editUrl={place.editUrl} updated={place.updated} />
              <Pager previous={place.previous} next={place.next} />
            </div>
          )}
        </main>
      </div>
      <Footer {...shell.footer} />
    </>
  );
}
