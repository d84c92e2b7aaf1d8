import { graphql, type PageProps } from 'gatsby';
import { AliasPage } from '../components/page/AliasPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type Props = PageProps<{ alias: PageNode | null }, PageContext>;

export default function AliasTemplate({ data, pageContext }: Props) {
  return <DocsPage node={data.alias} context={pageContext} view={AliasPage} />;
}

export const query = graphql`
  query AliasTemplate($version: String!, $slug: String!) {
    alias(version: { eq: $version }, slug: { eq: $slug }) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
