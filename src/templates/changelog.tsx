import { graphql, type PageProps, withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { ChangelogPage } from '../components/page/ChangelogPage';
import type { PageContext } from '../navigation/model';
import { DocsPage, type PageNode } from './DocsPage';

type ChangelogNode = PageNode & { feed: string };
type Props = PageProps<{ changelog: ChangelogNode | null }, PageContext>;

export default function ChangelogTemplate({ data: { changelog }, pageContext }: Props) {
  return (
    <>
      {changelog && (
        <Helmet>
          <link
            rel="alternate"
            type="application/atom+xml"
            title={changelog.head.title}
            href={withPrefix(changelog.feed)}
          />
        </Helmet>
      )}
      <DocsPage node={changelog} context={pageContext} view={ChangelogPage} />
    </>
  );
}

export const query = graphql`
  query ChangelogTemplate($version: String!) {
    changelog(version: { eq: $version }) {
      head {
        ...PageHead
      }
      feed
      page
    }
  }
`;
