import type { Finding } from '../../problems/problem';
import { toSlug } from '../../text/slug';
import { asList, asObject, asText, type OpenApiDocument } from '../document/document';
import { areasOf, listAreaNames, listAreas } from '../document/list-areas';
import { idOf, listOperations, type RawOperation } from '../document/list-operations';
import { findTagProblems } from './tag-problems';

/** Finds the operations and areas of a document that cannot have a page of their own, and what is wrong with its tags. */
export function findPageProblems(document: OpenApiDocument): Finding[] {
  const raws = listOperations(document);
  return [
    ...findSlugProblems(raws),
    ...findAreaProblems(document, raws),
    ...findTagProblems(document, listAreas(document)),
  ];
}

/** Finds operations that share a slug, and therefore a page, and operations without a slug. */
function findSlugProblems(operations: readonly RawOperation[]): Finding[] {
  const owners = new Map<string, RawOperation>();
  return operations.flatMap((raw) => {
    const slug = toSlug(idOf(raw));
    const owner = owners.get(slug);
    owners.set(slug, owner ?? raw);
    if (slug !== '' && owner === undefined) return [];
    const pointer = `${raw.pointer}/operationId`;
    return slug === '' || owner === undefined
      ? {
          code: 'openapi/operation-without-address',
          pointer,
          found: `${nameOf(raw)}, which has no letter or digit for an address`,
          expected: 'an id that gives the operation a page of its own',
          fix: 'give it an operationId with letters in an overlay, such as `ListThings`',
        }
      : {
          code: 'openapi/operations-with-one-address',
          pointer,
          found: `${nameOf(raw)}, whose page would be /docs/api/${slug}/, the page of ${nameOf(owner)}`,
          expected: 'an id that gives each operation a page of its own',
          fix: 'give one of the two an operationId of its own in an overlay',
        };
  });
}

function nameOf(raw: RawOperation): string {
  const id = asText(raw.operation.operationId);
  const address = `${raw.method} ${raw.path}`;
  return id ? `operation ${id} (${address})` : `operation ${address} without an operationId`;
}

/** Finds areas that share a slug, and therefore a page, and areas without a slug. */
function findAreaProblems(
  document: OpenApiDocument,
  operations: readonly RawOperation[],
): Finding[] {
  const names = listAreaNames(document, operations);
  return names.flatMap((name, index) => {
    const slug = toSlug(name);
    const first = names.slice(0, index).find((other) => toSlug(other) === slug);
    if (slug !== '' && first === undefined) return [];
    const isNameless = first === undefined;
    return {
      code: isNameless ? 'openapi/tag-without-address' : 'openapi/tags-with-one-address',
      pointer: findTag(document, operations, name),
      found: isNameless
        ? `the tag "${name}", which has no letter or digit for an address`
        : `the tags "${first}" and "${name}", which would share the page /docs/category/${slug}/`,
      expected: 'tags that give each area a page of its own',
      fix: `give ${isNameless ? 'it a name' : 'one of them another name, or both the same,'} below \`areas\` of openapi/names.yaml`,
    };
  });
}

/** The pointer to a tag's name: in its declaration, or in the first operation with the tag. */
function findTag(
  document: OpenApiDocument,
  operations: readonly RawOperation[],
  name: string,
): string {
  const index = asList(document.tags).findIndex((tag) => asObject(tag).name === name);
  if (index >= 0) return `/tags/${index}/name`;
  const first = operations.find((raw) => areasOf(raw).includes(name));
  return first ? `${first.pointer}/tags/${asList(first.operation.tags).indexOf(name)}` : '/tags';
}
