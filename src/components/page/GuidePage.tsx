import type { GuideView } from '../../page-models/views';
import { Html } from '../Html';
import { Island } from '../Island';
import type { ContentsHeading } from './ContentsList';
import { PageGrid } from './PageGrid';
import { TableOfContents } from './TableOfContents';

interface GuidePageProps {
  route: string;
  title: string;
  description: string;
  /** Whether it uses the full width, without a table of contents. */
  isWide: boolean;
  headings: readonly ContentsHeading[];
  /** Absent during hydration, when the island keeps the document's own markup. */
  page?: GuideView;
}

export function GuidePage({ route, title, description, isWide, headings, page }: GuidePageProps) {
  const hasContents = !isWide && headings.length > 0;
  return (
    <Island id={route}>
      {() => (
        <PageGrid
          kind={isWide ? 'wide' : 'guide'}
          head={
            <>
              <h1>{title}</h1>
              <p className="lede">{description}</p>
            </>
          }
          rail={hasContents ? <TableOfContents headings={headings} /> : undefined}
        >
          <Html as="div" className="prose" html={page?.html ?? ''} />
        </PageGrid>
      )}
    </Island>
  );
}
