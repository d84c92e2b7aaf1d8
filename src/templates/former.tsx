import { graphql, type PageProps } from 'gatsby';
import { FormerPage } from '../components/page/FormerPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type Props = PageProps<{ former: PageNode | null }, PageContext>;

export default function FormerTemplate({ data, pageContext }: Props) {
  return <DocsPage node={data.former} context={pageContext} view={FormerPage} />;
}

export const query = graphql`
  query FormerTemplate($version: String!, $slug: String!) {
    former(version: { eq: $version }, slug: { eq: $slug }) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
