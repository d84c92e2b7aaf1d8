import type { ComponentType } from 'react';
import { Island } from '../components/Island';
import { Seo } from '../components/Seo';
import type { PageContext } from '../navigation/model';
import type { PageHead } from '../page-models/model';

/** The fields of a node that every template queries. */
interface PageNode {
  head: PageHead;
  /** The content of the page. Left out of the document's data, because its markup contains it all. */
  page: unknown;
}

interface DocsPageProps<View> {
  node: PageNode | null;
  context: PageContext;
  /** Renders the node's `page` field. */
  view: ComponentType<{ page: View }>;
}

/** A page whose whole content is a single island. */
export function DocsPage<View>({ node, context, view: PageView }: DocsPageProps<View>) {
  if (!node) return null;
  return (
    <>
      <Seo {...node.head} route={context.canonical ?? node.head.route} />
      <Island id={context.route}>{() => <PageView page={node.page as View} />}</Island>
    </>
  );
}
