import { type ReactNode, useLayoutEffect } from 'react';
import shell from 'site-data/shell.json';
import { Frame } from '../components/frame/Frame';
import type { PageContext, SidebarEntry } from '../navigation/model';

interface PageShellProps {
  pageContext: object;
  /** Given by the server's renderer only: the browser fetches the trees when it needs them. */
  sidebars?: Record<string, SidebarEntry[]>;
  /** Arranges the page in the document, before it is shown and scrolled; in the browser only. */
  arrange?: () => void;
  children: ReactNode;
}

/** What Gatsby wraps around every page: the frame, with what the page's context says of it. */
export function PageShell({ pageContext, sidebars, arrange, children }: PageShellProps) {
  const { route, section, frame, isBesideTree } = pageContext as PageContext;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => arrange?.(), [route]);
  return (
    <Frame
      shell={shell}
      route={route}
      section={section}
      page={frame}
      isBesideTree={isBesideTree}
      sidebars={sidebars}
    >
      {children}
    </Frame>
  );
}
