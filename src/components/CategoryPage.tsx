import { Html } from './Html';
import { type OperationGroup, OperationTable } from './OperationTable';
import { PageGrid } from './PageGrid';
import { PageList, type PageListItem } from './PageList';

interface CategoryPageProps {
  title: string;
  description?: string;
  groups: OperationGroup[];
  pages: PageListItem[];
}

/** An area of the API with its operations, or a branch of the guides with its pages. */
export function CategoryPage({ title, description, groups, pages }: CategoryPageProps) {
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
      {groups.length > 0 && <OperationTable groups={groups} />}
      {pages.length > 0 && <PageList pages={pages} />}
    </PageGrid>
  );
}
