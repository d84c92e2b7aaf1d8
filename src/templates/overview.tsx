import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/Island';
import type { ErrorItem } from '../components/page/ErrorSection';
import { OverviewPage } from '../components/page/OverviewPage';
import { Seo } from '../components/Seo';
import type { PageContext } from '../navigation/model';
import type { SharedParameter } from '../openapi/conventions';
import type { Api } from '../openapi/model';

interface OverviewData {
  api: {
    title: string;
    apiVersion: string;
    description?: string;
    route: string;
    documentRoute: string;
    operationCount: number;
    island?: Pick<Api, 'servers' | 'security'> & {
      sharedHeaders: SharedParameter[];
      pagination: SharedParameter[];
      errors: ErrorItem[];
    };
  };
  areas: {
    island?: {
      title: string;
      route: string;
      description?: string;
      operations: { title: string }[];
    }[];
  };
}

export default function OverviewTemplate({
  data: { api, areas },
  pageContext: { canonical },
}: PageProps<OverviewData, PageContext>) {
  const { title, apiVersion, description, route, documentRoute, operationCount, island } = api;
  return (
    <>
      <Seo
        title="API overview"
        description={`The HTTP interface of ${title}, version ${apiVersion}: base address, authentication, headers, pagination and ${operationCount} operations by area.`}
        route={canonical ?? route}
      />
      <Island id={route}>
        {() =>
          island && (
            <OverviewPage
              api={{ title, version: apiVersion, ...island }}
              description={description}
              areas={(areas.island ?? []).map(({ operations, ...area }) => ({
                ...area,
                operations: operations.length,
              }))}
              sharedHeaders={island.sharedHeaders}
              pagination={island.pagination}
              errors={island.errors}
              documentRoute={documentRoute}
            />
          )
        }
      </Island>
    </>
  );
}

export const query = graphql`
  query OverviewPage($version: String!) {
    api(version: { eq: $version }) {
      title
      apiVersion
      description
      route
      documentRoute
      operationCount
      island: model
    }
    areas: allCategory(filter: { version: { eq: $version }, kind: { eq: "area" } }) {
      island: nodes {
        title
        route
        description
        operations {
          title
        }
      }
    }
  }
`;
