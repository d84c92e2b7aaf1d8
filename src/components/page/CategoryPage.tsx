import type { CategoryView } from '../../page-models/views';
import { ListHead } from './ListHead';
import { PageGrid } from './PageGrid';
import { PageList } from './PageList';

/** A branch of the sidebar with its pages. */
export function CategoryPage({ page }: { page: CategoryView }) {
  const { title, description, pages } = page;
  return (
    <PageGrid kind="reference" head={<ListHead title={title} description={description} />}>
      {pages.length > 0 && <PageList pages={pages} />}
    </PageGrid>
  );
}
