import type { ReactNode } from 'react';
import shell from 'site-data/shell.json';
import { Frame } from '../components/Frame';
import type { PageContext, SidebarEntry } from '../navigation/model';

interface PageShellProps {
  location: { pathname: string };
  pageContext: object;
  /** Given by the server's renderer only: the browser fetches the trees when it needs them. */
  sidebars?: Record<string, SidebarEntry[]>;
  children: ReactNode;
}

/** What Gatsby wraps around every page: the frame, with what the page's context says of it. */
export function PageShell({ location, pageContext, sidebars, children }: PageShellProps) {
  const { route = location.pathname, section, place } = pageContext as Partial<PageContext>;
  return (
    <Frame
      shell={shell}
      route={route}
      section={section}
      place={place}
      sidebar={place && sidebars?.[place.version]}
    >
      {children}
    </Frame>
  );
}
