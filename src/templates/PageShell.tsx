import type { ReactNode } from 'react';
import shell from 'site-data/shell.json';
import { Frame } from '../components/Frame';
import type { PageContext, SidebarEntry } from '../navigation/model';

interface PageShellProps {
  pageContext: object;
  /** Given by the server's renderer only: the browser fetches the trees when it needs them. */
  sidebars?: Record<string, SidebarEntry[]>;
  children: ReactNode;
}

/** What Gatsby wraps around every page: the frame, with what the page's context says of it. */
export function PageShell({ pageContext, sidebars, children }: PageShellProps) {
  const { route, section, place } = pageContext as Pick<PageContext, 'route' | 'section' | 'place'>;
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
