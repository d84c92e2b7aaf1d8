import type { GuideView } from '../../page-models/views';
import { Html } from '../Html';
import { Island } from '../Island';
import { PageGrid } from './PageGrid';
import { type ContentsHeading, TableOfContents } from './TableOfContents';

interface GuidePageProps {
  route: string;
  title: string;
  description: string;
  headings: readonly ContentsHeading[];
  /** Absent during hydration, when the island keeps the document's own markup. */
  page?: GuideView;
}

export function GuidePage({ route, title, description, headings, page }: GuidePageProps) {
  return (
    <PageGrid
      kind="guide"
      head={
        <>
          <h1>{title}</h1>
          <p className="lede">{description}</p>
        </>
      }
      rail={headings.length > 0 ? <TableOfContents headings={headings} /> : undefined}
    >
      <Island id={route}>
        {() => <Html as="div" className="prose" html={page?.html ?? ''} />}
      </Island>
    </PageGrid>
  );
}
