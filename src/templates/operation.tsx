import { graphql, type PageProps } from 'gatsby';
import { OperationPage } from '../components/operation/OperationPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type Props = PageProps<{ operation: PageNode | null }, PageContext>;

export default function OperationTemplate({ data, pageContext }: Props) {
  return <DocsPage node={data.operation} context={pageContext} view={OperationPage} />;
}

export const query = graphql`
  query OperationTemplate($version: String!, $slug: String!) {
    operation(version: { eq: $version }, slug: { eq: $slug }) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
