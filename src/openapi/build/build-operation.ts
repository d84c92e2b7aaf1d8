import { operationRoute } from '../../text/routes';
import { asObject, asText, type OpenApiDocument } from '../document/document';
import { idOf, type RawOperation } from '../document/list-operations';
import type { Operation, SecurityScheme } from '../model';
import { createSchemaLayout } from '../schema/schema-layout';
import type { Text } from '../text';
import { buildBody, buildResponses } from './build-bodies';
import { buildParameters } from './build-parameters';
import { readQuestions, readRetry } from './call-notes';
import { describeDocs, joinBlocks } from './details';
import { describeWords, titleOf } from './operation-words';
import { describeSecurity, securityOf } from './security';
import { describeOwnServers } from './servers';

/** The document, the start of its routes, and its security schemes. */
export interface OperationSources {
  document: OpenApiDocument;
  base: string;
  schemes: readonly SecurityScheme[];
}

/** How an operation differs from the usual: a request that the API sends has another address. */
type Place = Pick<Operation, 'slug' | 'area'> &
  Partial<Pick<Operation, 'id' | 'title' | 'received'>>;

/** Builds the model of one operation. Its schemas are laid out in the order of the page. */
export function buildOperation(
  { document, base, schemes }: OperationSources,
  raw: RawOperation,
  { slug, area, received, ...place }: Place,
  remarks: readonly (Text | undefined)[] = [],
): Operation {
  const { operation, pathItem, method, path } = raw;
  const layout = createSchemaLayout(document, base);
  const id = place.id ?? idOf(raw);
  // The requirements of the document are those of its own server.
  const needed = received ? { security: [], ...operation } : operation;
  const security = securityOf(document, needed, schemes);
  const details = joinBlocks([
    ...remarks,
    asText(pathItem.summary),
    asText(pathItem.description),
    received
      ? undefined
      : describeOwnServers([operation.servers, pathItem.servers], document.servers),
    describeDocs(operation.externalDocs),
  ]);
  return {
    id,
    ...(asText(operation.operationId) === undefined && { isIdMade: true as const }),
    slug,
    route: operationRoute(base, slug),
    title: place.title ?? titleOf(operation, id),
    method,
    path,
    area,
    deprecated: operation.deprecated === true,
    ...describeWords(operation),
    details,
    received,
    security,
    authentication: describeSecurity(security),
    parameters: buildParameters(document, raw, layout),
    ...buildBody(document, operation, layout),
    responses: buildResponses(document, operation, layout, base),
    retry: readRetry(operation),
    serverNote: asText(asObject(operation['x-server-call']).text),
    ...readQuestions(operation),
  };
}
