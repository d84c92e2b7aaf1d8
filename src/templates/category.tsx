import { graphql, type PageProps } from 'gatsby';
import { countWords } from '../components/count-words';
import { Island } from '../components/Island';
import { CategoryPage } from '../components/page/CategoryPage';
import type { LifeCycleEntry } from '../components/page/LifeCycle';
import type { OperationEntry } from '../components/page/OperationTable';
import { Seo } from '../components/Seo';
import type { PageContext } from '../navigation/model';

interface CategoryData {
  category: {
    route: string;
    title: string;
    description?: string;
    kind: string;
    operations: { title: string }[];
    /** What the page lists; absent while hydrating (components/Island). */
    island?: (OperationEntry & { operationId: string })[];
    groups?: { title?: string; operationIds: string[] }[];
    pages: { title: string; route: string; description?: string }[];
  };
  life: { island?: LifeCycleEntry[] };
  figure: { island?: string };
}

function summarise({ title, kind, operations, pages }: CategoryData['category']): string {
  if (kind === 'area') {
    return `${title}: ${countWords(operations.length, 'operation')} of the HTTP interface, with methods and paths.`;
  }
  return `${title}: ${pages.map((page) => page.title).join(', ')}.`.slice(0, 160);
}

export default function CategoryTemplate({
  data: { category, life, figure },
  pageContext: { canonical },
}: PageProps<CategoryData, PageContext>) {
  const { route, title, description, island = [], groups, pages } = category;
  const operations = new Map(island.map((operation) => [operation.operationId, operation]));
  return (
    <>
      <Seo title={title} description={summarise(category)} route={canonical ?? route} />
      <Island id={route}>
        {() => (
          <CategoryPage
            title={title}
            description={description}
            groups={(groups ?? []).map((group) => ({
              ...group,
              operations: group.operationIds.flatMap((id) => operations.get(id) ?? []),
            }))}
            lifeCycle={life.island ?? []}
            figure={figure.island}
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
      groups
      island: operations {
        operationId
        title
        route
        method
        path
        description: summary
        deprecated
      }
      pages {
        title
        route
        description
      }
    }
    life: category(version: { eq: $version }, slug: { eq: $slug }) {
      island: lifeCycle
    }
    figure: category(version: { eq: $version }, slug: { eq: $slug }) {
      island: figure
    }
  }
`;
