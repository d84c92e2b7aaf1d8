import { graphql, type PageProps } from 'gatsby';
import { TourPage } from '../components/page/TourPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type Props = PageProps<{ tour: PageNode | null }, PageContext>;

export default function TourTemplate({ data, pageContext }: Props) {
  return <DocsPage node={data.tour} context={pageContext} view={TourPage} />;
}

export const query = graphql`
  query TourTemplate($version: String!) {
    tour(version: { eq: $version }) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
