import type { Operation } from '../model';
import { collectReached } from './collect-reached';
import { asList, asObject, createMap, type Json, mapParts, type OpenApiDocument } from './document';
import { escapeKey } from './pointer';
import { resolve } from './reference';

/**
 * Extracts some operations of a document, with everything they need: the components that they refer
 * to at any depth, their tags and their security schemes.
 */
export function extractOperations(
  document: OpenApiDocument,
  operations: readonly Pick<Operation, 'path' | 'method' | 'isIdMade'>[],
): OpenApiDocument {
  const paths = createMap<Json>();
  for (const each of operations) {
    paths[each.path] = { ...paths[each.path], ...extractItem(document, each) };
  }
  const extractedOperations = operations.map(({ path, method }) =>
    asObject(paths[path]?.[method.toLowerCase()]),
  );
  const { openapi, info, jsonSchemaDialect, servers } = document;
  // The `security` of an operation replaces that of the document (OpenAPI, Operation Object).
  const isInherited = extractedOperations.some(({ security }) => security === undefined);
  const security = isInherited ? document.security : undefined;
  const roots = operations.map(
    ({ path, method }) => `#/paths/${escapeKey(path)}/${method.toLowerCase()}/`,
  );
  const { components, moved } = collectReached(document, { security, paths }, roots);
  const tagged = new Set(extractedOperations.flatMap(({ tags }) => asList(tags)));
  const tags = asList(document.tags).filter((tag) => tagged.has(asObject(tag).name));
  const extracted: OpenApiDocument = {
    openapi,
    info,
    ...(jsonSchemaDialect !== undefined && { jsonSchemaDialect }),
    ...(servers !== undefined && { servers }),
    ...(tags.length > 0 && { tags }),
    ...(security !== undefined && { security }),
    paths,
    ...(Object.keys(components).length > 0 && { components }),
  };
  return moved.size === 0 ? extracted : replaceReferences(extracted, moved);
}

/** One operation of a path, with the parameters and servers that all operations of the path share. */
function extractItem(
  document: OpenApiDocument,
  { path, method, isIdMade }: Pick<Operation, 'path' | 'method' | 'isIdMade'>,
): Json {
  const { parameters, servers, ...pathItem } = resolve(document, document.paths?.[path]);
  const key = method.toLowerCase();
  const whole = asObject(pathItem[key]);
  const { operationId: _, ...nameless } = whole;
  return {
    ...(parameters !== undefined && { parameters }),
    ...(servers !== undefined && { servers }),
    [key]: isIdMade ? nameless : whole,
  };
}

function replaceReferences<Value>(value: Value, moved: ReadonlyMap<string, string>): Value {
  return mapParts(value, (part, key) =>
    key === '$ref' && typeof part === 'string'
      ? (moved.get(part) ?? part)
      : replaceReferences(part, moved),
  );
}
