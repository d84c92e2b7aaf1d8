import type { AreaView } from '../../page-models/views';
import { Html } from '../Html';
import { LifeCycle } from './LifeCycle';
import { ListHead } from './ListHead';
import { OperationTable } from './OperationTable';
import { PageGrid } from './PageGrid';
import { TableOfContents } from './TableOfContents';

/** An area of the API with its operations. */
export function AreaPage({ page }: { page: AreaView }) {
  const { title, description, details, groups, lifeCycle, figure, contents } = page;
  return (
    <PageGrid
      kind="reference"
      head={<ListHead title={title} description={description} />}
      rail={contents.length > 0 && <TableOfContents headings={contents} />}
    >
      {details && <Html className="text" html={details} />}
      {lifeCycle.length > 0 && (
        <section id="life-cycle" aria-label={`Life cycle: ${title}`}>
          <LifeCycle steps={lifeCycle} figure={figure} />
        </section>
      )}
      {groups.length > 0 && (
        <section aria-label={`Operations: ${title}`}>
          <OperationTable groups={groups} />
        </section>
      )}
    </PageGrid>
  );
}
