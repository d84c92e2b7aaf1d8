import { graphql, type PageProps } from 'gatsby';
import { type ExistingPage, NotFoundPage } from '../components/page/NotFoundPage';
import { Seo } from '../components/Seo';
import type { BranchesContext } from '../navigation/model';

type PagesByKind = Record<string, { nodes: ExistingPage[] }>;
type Props = PageProps<PagesByKind, BranchesContext>;

export default function NotFound({ data, pageContext, location }: Props) {
  return (
    <>
      <Seo title="Page not found" description="There is no page at this address." noindex />
      <NotFoundPage
        data={data}
        branches={pageContext.branches}
        path={decodePath(location.pathname)}
      />
    </>
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const query = graphql`
  query NotFoundPage {
    guides: allGuide(sort: { route: ASC }) {
      nodes {
        title
        route
      }
    }
    categories: allCategory(sort: { route: ASC }) {
      nodes {
        title
        route
      }
    }
    areas: allArea(sort: { route: ASC }) {
      nodes {
        title
        route
      }
    }
    operations: allOperation(sort: { route: ASC }) {
      nodes {
        title
        route
        method
      }
    }
  }
`;
