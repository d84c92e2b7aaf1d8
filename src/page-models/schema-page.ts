import type { NamedSchema } from '../openapi/model';
import type { SchemaPage } from './model';
import { locateReferencePage, type PageSources } from './page-sources';

/** Builds the page of a type for which other pages have no room. */
export function buildSchemaPage(schema: NamedSchema, sources: PageSources): SchemaPage {
  const { route, title } = schema;
  const { authored, overview } = sources;
  return {
    kind: 'schema',
    ...schema,
    ...locateReferencePage(schema, sources),
    description: schema.schema.description,
    document: authored.api?.documentRoute,
    head: {
      title,
      description: `${title}: a type of the HTTP interface of ${overview.title}, with its fields.`,
      route,
      noindex: false,
    },
    source: authored.apiSource,
  };
}
