import { graphql, type PageProps } from 'gatsby';
import { AreaPage } from '../components/page/AreaPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type Props = PageProps<{ area: PageNode | null }, PageContext>;

export default function AreaTemplate({ data, pageContext }: Props) {
  return <DocsPage node={data.area} context={pageContext} view={AreaPage} />;
}

export const query = graphql`
  query AreaTemplate($version: String!, $slug: String!) {
    area(version: { eq: $version }, slug: { eq: $slug }) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
