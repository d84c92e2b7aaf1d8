import type { ComponentType } from 'react';
import { Island } from '../components/Island';
import { PageSeo } from '../components/PageSeo';
import type { PageContext } from '../navigation/model';
import type { PageHead } from '../page-models/model';

/** The fields of a node that a template queries. */
export interface PageNode {
  head: PageHead;
  /** What the page shows. The data in the document leaves it out, because the markup contains it. */
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
      <PageSeo head={node.head} context={context} />
      <Island id={context.route}>{() => <PageView page={node.page as View} />}</Island>
    </>
  );
}
