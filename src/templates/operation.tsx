import { graphql, type PageProps } from 'gatsby';
import { OperationPage } from '../components/operation/OperationPage';
import { SchemaPage } from '../components/page/SchemaPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type Props = PageProps<{ operation: PageNode | null; schema?: PageNode | null }, PageContext>;

export default function OperationTemplate({ data, pageContext }: Props) {
  if (data.schema) return <DocsPage node={data.schema} context={pageContext} view={SchemaPage} />;
  return <DocsPage node={data.operation} context={pageContext} view={OperationPage} />;
}

export const query = graphql`
  query OperationTemplate($version: String!, $slug: String!, $isSchema: Boolean = false) {
    operation(version: { eq: $version }, slug: { eq: $slug }) {
      head {
        ...PageHead
      }
      page
    }
    schema(version: { eq: $version }, slug: { eq: $slug }) @include(if: $isSchema) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
