import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/Island';
import { OperationPage } from '../components/operation/OperationPage';
import { Seo } from '../components/Seo';
import type { PageContext } from '../navigation/model';
import type { SharedParameter } from '../openapi/conventions';
import { describeOperation } from '../openapi/describe-operation';
import type { Operation } from '../openapi/model';
import type { OperationView } from '../openapi/operation-view';

interface OperationData {
  operation: Pick<Operation, 'title' | 'method' | 'path' | 'description'> & {
    operationId: string;
    route: string;
    /** The model of the page; absent while hydrating (components/Island). */
    island?: Operation;
  };
  around: { island?: OperationView };
  api: { island?: { sharedHeaders: SharedParameter[] } };
}

export default function OperationTemplate({
  data: { operation, around, api },
  pageContext: { canonical },
}: PageProps<OperationData, PageContext>) {
  return (
    <>
      <Seo
        title={operation.title}
        description={describeOperation(operation)}
        route={canonical ?? operation.route}
      />
      <Island id={operation.route}>
        {() =>
          operation.island &&
          around.island && (
            <OperationPage
              operation={operation.island}
              view={around.island}
              shared={(api.island?.sharedHeaders ?? []).map(({ name }) => name)}
            />
          )
        }
      </Island>
    </>
  );
}

export const query = graphql`
  query OperationPage($version: String!, $slug: String!) {
    operation(version: { eq: $version }, slug: { eq: $slug }) {
      operationId
      route
      title
      method
      path
      description
      island: model
    }
    around: operation(version: { eq: $version }, slug: { eq: $slug }) {
      island: view
    }
    api(version: { eq: $version }) {
      island: model
    }
  }
`;
