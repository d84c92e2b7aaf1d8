import { Html } from '../Html';
import { LifeCycle, type LifeCycleEntry } from './LifeCycle';
import { type OperationGroup, OperationTable } from './OperationTable';
import { PageGrid } from './PageGrid';
import { PageList, type PageListItem } from './PageList';

interface CategoryPageProps {
  title: string;
  description?: string;
  groups: OperationGroup[];
  lifeCycle: LifeCycleEntry[];
  /** HTML of a drawing of the life cycle. */
  figure?: string | undefined;
  pages: PageListItem[];
}

/** An area of the API with its operations, or a branch of the guides with its pages. */
export function CategoryPage(props: CategoryPageProps) {
  const { title, description, groups, lifeCycle, figure, pages } = props;
  return (
    <PageGrid
      kind="wide"
      head={
        <>
          <h1>{title}</h1>
          {description && <Html className="lede" html={description} />}
        </>
      }
    >
      {lifeCycle.length > 0 && (
        <section aria-label={`Life cycle: ${title}`}>
          <LifeCycle steps={lifeCycle} figure={figure} />
        </section>
      )}
      {groups.length > 0 && (
        <section aria-label={`Operations: ${title}`}>
          <OperationTable groups={groups} />
        </section>
      )}
      {pages.length > 0 && <PageList pages={pages} />}
    </PageGrid>
  );
}
