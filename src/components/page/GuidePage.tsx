import type { ReactNode } from 'react';
import { Html } from '../Html';
import { Island } from '../Island';
import { PageGrid } from './PageGrid';

interface GuidePageProps {
  route: string;
  title: string;
  description: string;
  /** Absent while hydrating: the island then keeps the document's own markup. */
  html?: string;
  /** The table of contents; none where there are no headings. */
  toc?: ReactNode;
}

export function GuidePage({ route, title, description, html = '', toc }: GuidePageProps) {
  return (
    <PageGrid
      kind="guide"
      head={
        <>
          <h1>{title}</h1>
          <p className="lede">{description}</p>
        </>
      }
      rail={toc}
    >
      <Island id={route}>{() => <Html as="div" className="prose" html={html} />}</Island>
    </PageGrid>
  );
}
