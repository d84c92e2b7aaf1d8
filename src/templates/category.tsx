import { graphql, type PageProps } from 'gatsby';
import { CategoryPage } from '../components/page/CategoryPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type Props = PageProps<{ category: PageNode | null }, PageContext>;

export default function CategoryTemplate({ data, pageContext }: Props) {
  return <DocsPage node={data.category} context={pageContext} view={CategoryPage} />;
}

export const query = graphql`
  query CategoryTemplate($version: String!, $slug: String!) {
    category(version: { eq: $version }, slug: { eq: $slug }) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
