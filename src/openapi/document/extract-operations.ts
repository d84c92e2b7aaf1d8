import type { Operation } from '../model';
import { asList, asObject, type Json, type OpenApiDocument, own } from './document';
import { escapeKey } from './pointer';
import { follow, keysOf, pointerOf, resolve } from './reference';

/** What says which operation to take. */
type Extracted = Pick<Operation, 'path' | 'method'>;

/**
 * A document with some operations of `document` and only what they reach: the components that they
 * refer to at any depth, their tags and their security schemes.
 */
export function extractOperations(
  document: OpenApiDocument,
  operations: readonly Extracted[],
): OpenApiDocument {
  const paths: Record<string, Json> = {};
  for (const { path, method } of operations) {
    paths[path] = { ...paths[path], ...extractItem(document, path, method.toLowerCase()) };
  }
  const taken = operations.map(({ path, method }) => asObject(paths[path]?.[method.toLowerCase()]));
  const { openapi, info, jsonSchemaDialect, servers } = document;
  // What an operation says of security replaces what the document says (OpenAPI, Operation Object).
  const isInherited = taken.some(({ security }) => security === undefined);
  const security = isInherited ? document.security : undefined;
  const components: Json = {};
  const roots = operations.map(
    ({ path, method }) => `#/paths/${escapeKey(path)}/${method.toLowerCase()}/`,
  );
  const moved = new Map<string, string>();
  collect(document, { security, paths }, { components, moved, roots });
  const tagged = new Set(taken.flatMap(({ tags }) => asList(tags)));
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
  return moved.size === 0 ? extracted : (replaceReferences(extracted, moved) as OpenApiDocument);
}

/** One operation of a path, and what the path says for all of its operations. */
function extractItem(document: OpenApiDocument, path: string, method: string): Json {
  const { parameters, servers, ...pathItem } = resolve(document, document.paths?.[path]);
  return {
    ...(parameters !== undefined && { parameters }),
    ...(servers !== undefined && { servers }),
    [method]: asObject(pathItem[method]),
  };
}

/** What has been reached. */
interface Reached {
  components: Json;
  /** New references to parts of other paths, by their old ones. */
  moved: Map<string, string>;
  /** How references into the operations themselves begin. */
  roots: string[];
}

/** Copies what `value` refers to into `components`, and what that refers to in turn. */
function collect(document: OpenApiDocument, value: unknown, reached: Reached): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(document, item, reached);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string') {
      if (key === '$ref' || key === '$dynamicRef') copy(document, part, reached);
      continue;
    }
    if (key === 'mapping') {
      // Names of types, or references; a field may have this name too.
      for (const ref of Object.values(asObject(part)).filter((each) => typeof each === 'string')) {
        copy(document, ref.includes('/') ? ref : `#/components/schemas/${ref}`, reached);
      }
    }
    if (key === 'security') {
      // Requirements name schemes, those of a callback's operations too.
      for (const name of asList(part).flatMap((each) => Object.keys(asObject(each)))) {
        copy(
          document,
          `#/components/securitySchemes/${encodeURIComponent(escapeKey(name))}`,
          reached,
        );
      }
    }
    collect(document, part, reached);
  }
}

function copy(document: OpenApiDocument, ref: string, reached: Reached): void {
  const pointer = pointerOf(document, ref) ?? ref;
  const [root, kind, key] = keysOf(pointer);
  const { components, moved, roots } = reached;
  if (root !== 'components') {
    const found = follow(document, pointer);
    if (found === undefined || moved.has(ref) || roots.some((start) => isWithin(ref, start)))
      return;
    const name = `part-${moved.size + 1}`;
    moved.set(ref, `#/components/${elsewhere}/${name}`);
    components[elsewhere] = { ...asObject(components[elsewhere]), [name]: found };
    collect(document, found, reached);
    return;
  }
  if (kind === undefined || key === undefined) return;
  const found = own(asObject(own(asObject(document.components), kind)), key);
  const copied = asObject(components[kind]);
  if (found === undefined || Object.hasOwn(copied, key)) return;
  components[kind] = { ...copied, [key]: found };
  collect(document, found, reached);
}

function isWithin(ref: string, start: string): boolean {
  return `#/${keysOf(ref).map(escapeKey).join('/')}`.startsWith(start);
}

/** Where parts of other paths are put, which no kind of component is for. */
const elsewhere = 'x-reached';

function replaceReferences(value: unknown, moved: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceReferences(item, moved));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string'
        ? (moved.get(part) ?? part)
        : replaceReferences(part, moved),
    ]),
  );
}
