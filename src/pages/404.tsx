import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { NotFoundPage } from '../components/NotFoundPage';
import { Seo } from '../components/Seo';
import { findNearestPages } from '../navigation/nearest-pages';
import type { Method } from '../openapi/model';

interface Page {
  title: string;
  route: string;
  method?: Method;
}

interface NotFoundData {
  guides: { nodes: Page[] };
  categories: { nodes: Page[] };
  operations: { nodes: Page[] };
}

export default function NotFound({ data, location }: PageProps<NotFoundData>) {
  const { guides, categories, operations } = data;
  // The server knows no address: it shows the first pages, the browser then the nearest ones.
  const [nearest, setNearest] = useState<Page[]>(guides.nodes.slice(0, 5));
  const { pathname } = location;
  useEffect(() => {
    const pages = [...guides.nodes, ...categories.nodes, ...operations.nodes];
    setNearest(findNearestPages(decodePath(pathname), pages));
  }, [pathname, guides, categories, operations]);
  return (
    <>
      <Seo title="Page not found" description="There is no page at this address." noindex />
      <NotFoundPage nearest={nearest} />
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
    operations: allOperation(sort: { route: ASC }) {
      nodes {
        title
        route
        method
      }
    }
  }
`;
