import type { TourView } from '../../page-models/views';
import { Html } from '../Html';
import { Link } from '../Link';
import { MethodBadge } from '../MethodBadge';
import { ListHead } from './ListHead';
import { PageGrid } from './PageGrid';
import { SectionHead } from './SectionHead';
import { TableOfContents } from './TableOfContents';
import * as styles from './TourPage.module.css';

/** The calls of the interface in an order that works, by chapter. */
export function TourPage({ page }: { page: TourView }) {
  const { title, description, chapters, contents } = page;
  return (
    <PageGrid
      kind="reference"
      head={<ListHead title={title} description={description} />}
      rail={<TableOfContents headings={contents} />}
    >
      {chapters.map((chapter) => (
        <ChapterSection key={chapter.anchor} chapter={chapter} />
      ))}
    </PageGrid>
  );
}

function ChapterSection({ chapter }: { chapter: TourView['chapters'][number] }) {
  const { title, anchor, description, steps } = chapter;
  return (
    <section aria-labelledby={anchor}>
      <SectionHead id={anchor} title={title} />
      {description && <Html className="text" html={description} />}
      <ol className={styles.steps}>
        {steps.map(({ number, anchor: id, operation, sends, description: words }) => (
          <li key={id} id={id}>
            <a href={`#${id}`}>{number}</a>
            <MethodBadge method={operation.method} />
            <p>
              <Link to={operation.route}>{operation.title}</Link>
              {sends && <small>{`: ${sends}`}</small>}
            </p>
            {words && <Html className="text" html={words} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
