import { asList, asObject, type Json, type OpenApiDocument, own } from './document';
import type { Operation } from './model';
import { unescapeKey } from './pointer';

/**
 * A document with one operation of `document` and only what it reaches: the components that it
 * refers to at any depth, its tag and its security schemes.
 */
export function extractOperation(
  document: OpenApiDocument,
  { path, method, security }: Pick<Operation, 'path' | 'method' | 'security'>,
): OpenApiDocument {
  const { parameters, ...pathItem } = asObject(document.paths?.[path]);
  const operation = asObject(pathItem[method.toLowerCase()]);
  const item: Json = {
    ...(parameters !== undefined && { parameters }),
    [method.toLowerCase()]: operation,
  };
  const components: Json = {};
  const names = new Set(security.map(({ name }) => name));
  const schemes = Object.entries(asObject(asObject(document.components).securitySchemes));
  const used = schemes.filter(([name]) => names.has(name));
  if (used.length > 0) components.securitySchemes = Object.fromEntries(used);
  collect(document, item, components);
  const tags = asList(document.tags).filter((tag) =>
    asList(operation.tags).includes(asObject(tag).name),
  );
  const { openapi, info, servers, security: needed } = document;
  return {
    openapi,
    info,
    ...(servers !== undefined && { servers }),
    ...(tags.length > 0 && { tags }),
    ...(needed !== undefined && { security: needed }),
    paths: { [path]: item },
    ...(Object.keys(components).length > 0 && { components }),
  };
}

/** Copies what `value` refers to into `components`, and what that refers to in turn. */
function collect(document: OpenApiDocument, value: unknown, components: Json): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(document, item, components);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value)) {
    if (key === '$ref' && typeof held === 'string') copy(document, held, components);
    else if (key === 'mapping')
      for (const ref of Object.values(asObject(held))) copy(document, String(ref), components);
    else collect(document, held, components);
  }
}

function copy(document: OpenApiDocument, ref: string, components: Json): void {
  const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)/.exec(ref) ?? [];
  if (kind === undefined || name === undefined) return;
  const key = unescapeKey(decodeURIComponent(name));
  const found = own(asObject(asObject(document.components)[kind]), key);
  const copied = asObject(components[kind]);
  if (found === undefined || Object.hasOwn(copied, key)) return;
  components[kind] = { ...copied, [key]: found };
  collect(document, found, components);
}
