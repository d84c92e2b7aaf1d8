import { graphql, type PageProps } from 'gatsby';
import { PageSeo } from '../components/PageSeo';
import type { ContentsHeading } from '../components/page/ContentsList';
import { GuidePage } from '../components/page/GuidePage';
import type { PageContext } from '../navigation/model';
import type { PageHead } from '../page-models/model';
import type { GuideView } from '../page-models/views';

interface GuideNode {
  head: PageHead;
  isWide: boolean;
  headings: ContentsHeading[];
  page: GuideView;
}

type Props = PageProps<{ guide: GuideNode | null }, PageContext>;

export default function GuideTemplate({ data: { guide }, pageContext }: Props) {
  if (!guide) return null;
  const { head, isWide, headings, page } = guide;
  return (
    <>
      <PageSeo head={head} context={pageContext} />
      <GuidePage {...head} isWide={isWide} headings={headings} page={page} />
    </>
  );
}

export const query = graphql`
  query GuideTemplate($version: String!, $slug: String!) {
    guide(version: { eq: $version }, path: { eq: $slug }) {
      head {
        ...PageHead
      }
      isWide
      headings {
        level
        id
        text
      }
      page
    }
  }
`;
