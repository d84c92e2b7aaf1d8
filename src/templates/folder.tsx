import type { PageProps } from 'gatsby';
import { FolderPage } from '../components/page/FolderPage';
import { Seo } from '../components/Seo';
import type { PageContext } from '../navigation/model';

/** The page of a folder that has none: it lists the pages in the folder. */
export default function FolderTemplate({ pageContext }: PageProps<object, PageContext>) {
  const { route, folder } = pageContext;
  if (!folder) return null;
  const titles = folder.pages.map(({ title }) => title).join(', ');
  return (
    <>
      <Seo
        title={folder.title}
        description={folder.description ?? `${folder.title}: ${titles}.`.slice(0, 160)}
        route={route}
        noindex
      />
      <FolderPage {...folder} />
    </>
  );
}
