import { graphql, type PageProps } from 'gatsby';
import { GuidePage } from '../components/page/GuidePage';
import { TableOfContents } from '../components/page/TableOfContents';
import { Seo } from '../components/Seo';
import type { PageContext } from '../navigation/model';
import type { Heading } from '../prose/model';

interface GuideData {
  guide: {
    route: string;
    title: string;
    description: string;
    headings: Heading[];
    /** The HTML; absent while hydrating (components/Island). */
    island?: string;
  };
}

export default function GuideTemplate({
  data: { guide },
  pageContext: { canonical },
}: PageProps<GuideData, PageContext>) {
  const { route, title, description, headings, island } = guide;
  return (
    <>
      <Seo title={title} description={description} route={canonical ?? route} />
      <GuidePage
        route={route}
        title={title}
        description={description}
        html={island}
        toc={headings.length > 0 ? <TableOfContents headings={headings} /> : undefined}
      />
    </>
  );
}

export const query = graphql`
  query GuidePage($version: String!, $slug: String!) {
    guide(version: { eq: $version }, path: { eq: $slug }) {
      route
      title
      description
      headings {
        level
        id
        text
      }
      island: html
    }
  }
`;
