import { graphql, type PageProps } from 'gatsby';
import { CategoryPage } from '../components/CategoryPage';
import { countWords } from '../components/count-words';
import { Island } from '../components/Island';
import type { OperationEntry } from '../components/OperationTable';
import { Seo } from '../components/Seo';

interface CategoryData {
  category: {
    route: string;
    title: string;
    description?: string;
    kind: string;
    operations: { title: string }[];
    /** What the page lists; absent while hydrating (components/Island). */
    island?: OperationEntry[];
    pages: { title: string; route: string; description?: string }[];
  };
}

function summarise({ title, kind, operations, pages }: CategoryData['category']): string {
  if (kind === 'area') {
    return `${title}: ${countWords(operations.length, 'operation')} of the HTTP interface, with methods and paths.`;
  }
  return `${title}: ${pages.map((page) => page.title).join(', ')}.`.slice(0, 160);
}

export default function CategoryTemplate({ data: { category } }: PageProps<CategoryData>) {
  const { route, title, description, island = [], pages } = category;
  return (
    <>
      <Seo title={title} description={summarise(category)} route={route} />
      <Island id={route}>
        {() => (
          <CategoryPage
            title={title}
            description={description}
            groups={island.length > 0 ? [{ operations: island }] : []}
            pages={pages}
          />
        )}
      </Island>
    </>
  );
}

export const query = graphql`
  query CategoryPage($version: String!, $slug: String!) {
    category(version: { eq: $version }, slug: { eq: $slug }) {
      route
      title
      description
      kind
      operations {
        title
      }
      island: operations {
        title
        route
        method
        path
        description
        deprecated
      }
      pages {
        title
        route
        description
      }
    }
  }
`;
