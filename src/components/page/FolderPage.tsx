import type { ListedFolder } from '../../navigation/model';
import { PageGrid } from './PageGrid';
import { PageList } from './PageList';

/** The pages in a folder of addresses that has no page of its own. */
export function FolderPage({ title, description, pages }: ListedFolder) {
  return (
    <PageGrid
      kind="reference"
      head={
        <>
          <h1>{title}</h1>
          {description && <p className="lede">{description}</p>}
        </>
      }
    >
      <PageList pages={pages} />
    </PageGrid>
  );
}
