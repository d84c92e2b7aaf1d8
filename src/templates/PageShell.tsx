import { type ReactNode, useLayoutEffect } from 'react';
import shell from 'site-data/shell.json';
import { Frame } from '../components/frame/Frame';
import type { PageContext, SidebarEntry } from '../navigation/model';

interface PageShellProps {
  pageContext: object;
  /** Complete sidebars, on the server only; the browser fetches them on demand. */
  sidebars?: Record<string, SidebarEntry[]>;
  /** Called in the browser for each new page, before it is painted and scrolled. */
  onNewPage?: () => void;
  children: ReactNode;
}

/** Wraps every page in the frame, configured by the page's context. */
export function PageShell({ pageContext, sidebars, onNewPage, children }: PageShellProps) {
  const { route, section, frame, hasSidebar } = pageContext as PageContext;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useLayoutEffect(() => onNewPage?.(), [route]);
  return (
    <Frame
      shell={shell}
      route={route}
      section={section}
      page={frame}
      hasSidebar={hasSidebar}
      sidebars={sidebars}
    >
      {children}
    </Frame>
  );
}
