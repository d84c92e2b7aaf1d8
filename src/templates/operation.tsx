import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { OperationPage } from '../components/operation/OperationPage';
import type { PageContext } from '../navigation/model';
import { unpackSchemas } from '../page-models/pack-schemas';
import type { OperationView } from '../page-models/views';
import { DocsPage } from './DocsPage';

type Props = PageProps<Queries.OperationTemplateQuery, PageContext>;

function PackedPage({ page }: { page: unknown }) {
  const view = useMemo(() => unpackSchemas<OperationView>(page), [page]);
  return <OperationPage page={view} />;
}

export default function OperationTemplate({ data, pageContext }: Props) {
  return <DocsPage node={data.operation} context={pageContext} view={PackedPage} />;
}

export const query = graphql`
  query OperationTemplate($version: String!, $slug: String!) {
    operation(version: { eq: $version }, slug: { eq: $slug }) {
      head {
        ...PageHead
      }
      page
    }
  }
`;
