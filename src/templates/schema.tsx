import { graphql, type PageProps } from 'gatsby';
import { SchemaPage } from '../components/page/SchemaPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type Props = PageProps<{ schema: PageNode | null }, PageContext>;

export default function SchemaTemplate({ data, pageContext }: Props) {
  return <DocsPage node={data.schema} context={pageContext} view={SchemaPage} />;
}

export const query = graphql`
  query SchemaTemplate($version: String!, $slug: String!) {
    schema(version: { eq: $version }, slug: { eq: $slug }) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
