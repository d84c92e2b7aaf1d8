import { operationRoute } from '../../navigation/routes';
import { toSlug, toTitle } from '../../text/slug';
import { asText, type OpenApiDocument } from '../document/document';
import { idOf, type RawOperation } from '../document/list-operations';
import type { Operation, SecurityScheme } from '../model';
import { createSchemaLayout } from '../schema/schema-layout';
import { buildBody, buildResponses } from './build-bodies';
import { buildParameters } from './build-parameters';
import { readQuestions, readRetry, readServerCall } from './call-notes';
import { describeSecurity, securityOf } from './security';

/** Builds the model of one operation. Its schemas are laid out in the order of the page. */
export function buildOperation(
  document: OpenApiDocument,
  base: string,
  raw: RawOperation,
  area: string,
  schemes: readonly SecurityScheme[],
): Operation {
  const { operation, method, path } = raw;
  const layout = createSchemaLayout(document);
  const id = idOf(raw);
  const slug = toSlug(id);
  const description = asText(operation.description);
  const security = securityOf(document, operation, schemes);
  const authentication = describeSecurity(security);
  const retry = readRetry(operation);
  const serverCall = readServerCall(operation, raw);
  return {
    id,
    ...(asText(operation.operationId) === undefined && { isIdMade: true as const }),
    slug,
    route: operationRoute(base, slug),
    title: asText(operation.summary) ?? toTitle(id),
    method,
    path,
    area,
    deprecated: operation.deprecated === true,
    ...(description && { description }),
    security,
    ...(authentication && { authentication }),
    parameters: buildParameters(document, raw, layout),
    ...buildBody(document, operation, layout),
    responses: buildResponses(document, operation, layout),
    ...(retry && { retry }),
    ...(serverCall && { serverCall }),
    ...readQuestions(operation),
  };
}
