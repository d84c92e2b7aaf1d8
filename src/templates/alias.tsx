import { graphql, type PageProps } from 'gatsby';
import { AliasPage } from '../components/page/AliasPage';
import { Seo } from '../components/Seo';
import type { Method } from '../openapi/model';

interface AliasData {
  alias: {
    slug: string;
    why: string;
    operation: { title: string; route: string; method: Method; path: string };
  };
}

export default function AliasTemplate({ data: { alias } }: PageProps<AliasData>) {
  const { slug, why, operation } = alias;
  return (
    <>
      <Seo
        title={`There is no operation ${slug}`}
        description={`${why} Use ${operation.title} (${operation.method} ${operation.path}) instead.`}
        route={operation.route}
        noindex
      />
      <AliasPage slug={slug} why={why} operation={operation} />
    </>
  );
}

export const query = graphql`
  query AliasPage($version: String!, $slug: String!) {
    alias(version: { eq: $version }, slug: { eq: $slug }) {
      slug
      why
      operation {
        title
        route
        method
        path
      }
    }
  }
`;
