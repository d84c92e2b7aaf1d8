import type { PageLink } from '../../navigation/model';
import { PlainPage } from './PlainPage';
import { RouteList } from './RouteList';

/** The pages in a folder of addresses that has no page of its own. */
export function FolderPage({ title, pages }: { title: string; pages: PageLink[] }) {
  return (
    <PlainPage title={title}>
      <p>This address has no page of its own. The pages below it are:</p>
      <RouteList items={pages} />
    </PlainPage>
  );
}
