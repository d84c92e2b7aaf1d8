import { graphql, type PageProps } from 'gatsby';
import { OverviewPage } from '../components/page/OverviewPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type Props = PageProps<{ api: PageNode | null }, PageContext>;

export default function OverviewTemplate({ data, pageContext }: Props) {
  return <DocsPage node={data.api} context={pageContext} view={OverviewPage} />;
}

export const query = graphql`
  query OverviewTemplate($version: String!) {
    api(version: { eq: $version }) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
