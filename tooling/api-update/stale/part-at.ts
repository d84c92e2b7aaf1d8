import type { PartAddress } from '../../../src/openapi/changes/change';
import { asList, asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { resolve } from '../../../src/openapi/document/reference';

/** The keys from the root of a document to one of its parts. */
export type Location = readonly (string | number)[];

/**
 * The part of an interface that a location in its document belongs to: the smallest one that readers
 * know. Empty for what concerns the whole interface.
 */
export function partAt(document: OpenApiDocument, location: Location): PartAddress {
  const [root, first, second, ...rest] = location.map(String);
  if (root === 'tags' && first !== undefined) {
    const { name } = asObject(asList(document.tags)[Number(first)]);
    return typeof name === 'string' ? { area: name } : {};
  }
  if (root === 'components' && first === 'schemas' && second !== undefined) {
    return { type: second, ...partOfSchema(rest, '') };
  }
  if (root === 'paths' && first !== undefined && second !== undefined) {
    return partOfPath(document, first, second, rest);
  }
  return {};
}

function partOfPath(
  document: OpenApiDocument,
  path: string,
  method: string,
  [kind, name, ...rest]: string[],
): PartAddress {
  const operation = asObject(resolve(document, document.paths?.[path])[method]);
  if (typeof operation.operationId !== 'string') return {};
  const address = { operation: operation.operationId };
  if (kind === 'parameters' && name !== undefined) {
    const parameter = resolve(document, asList(operation.parameters)[Number(name)]);
    return { ...address, parameter: String(parameter.name), ...partOfSchema(rest, '') };
  }
  if (kind === 'requestBody') {
    const below = partOfSchema([name ?? '', ...rest], 'request');
    return { ...address, ...(below.field || below.value ? below : { body: true }) };
  }
  if (kind === 'responses' && name !== undefined) {
    const [inner, header] = rest;
    if (inner === 'headers' && header) return { ...address, response: name, header };
    const below = partOfSchema(rest, `response.${name}`);
    return { ...address, ...(below.field || below.value ? below : { response: name }) };
  }
  return address;
}

const maps = new Set(['properties', 'content', 'examples']);

/** The field or value that the rest of a location leads to; `root` is the start of its path. */
function partOfSchema(keys: readonly string[], root: string): PartAddress {
  const names: string[] = [];
  let value: string | undefined;
  for (let index = 0; index < keys.length; index += 1) {
    const [key, next] = [keys[index] ?? '', keys[index + 1]];
    // What an example contains is no part of the interface.
    if (key === 'example' || key === 'examples' || key === 'default') break;
    if (key === 'x-enum-descriptions') value = next;
    if (key === 'properties' && next !== undefined) names.push(next);
    if (maps.has(key) || key === 'x-enum-descriptions') index += 1;
  }
  const field = [...(root ? [root] : []), ...names].join('.');
  return {
    ...(names.length > 0 && { field }),
    ...(value !== undefined && { value }),
  };
}
