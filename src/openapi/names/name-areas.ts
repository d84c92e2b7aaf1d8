import type { Finding } from '../../problems/problem';
import { asList, asObject, asText, type Json } from '../document/document';
import { idOf, type RawOperation } from '../document/list-operations';
import { describeUnknown } from './describe-names';
import type { AreaName } from './names';

/** The tags of a document as readers see them. */
export interface NamedAreas {
  /** The tags of the document, in the order of the areas. */
  tags: Json[];
  /** The tags of an operation. */
  tagsOf(operation: RawOperation): unknown[];
  /** The areas that replace tags of the file, by the names of these. */
  formerTags: ReadonlyMap<string, string>;
  /** Mistakes in the names, with pointers into them. */
  problems: Finding[];
}

/** Sorts the operations into areas. A tag that no area has keeps its name, and comes after them. */
export function nameAreas(
  tags: readonly unknown[],
  operations: readonly RawOperation[],
  areas: readonly AreaName[],
): NamedAreas {
  const byId = new Map(
    areas.flatMap(({ name, operations: ids = [] }) => ids.map((id) => [id, name] as const)),
  );
  const byTag = new Map(areas.flatMap(({ name, tag }) => (tag === undefined ? [] : [[tag, name]])));
  const rename = (tag: unknown) => byTag.get(String(tag)) ?? tag;
  const tagsOf = (raw: RawOperation) => {
    const area = byId.get(idOf(raw));
    const own = asList(raw.operation.tags);
    return area === undefined ? own.map(rename) : [area, ...own.slice(1).map(rename)];
  };
  const written = new Map(
    tags.map(asObject).map((tag) => {
      const name = rename(tag.name);
      // An author's name takes the place of all that the file has for readers.
      const { 'x-displayName': title, ...rest } = tag;
      return [name, { ...(byTag.has(String(tag.name)) ? rest : tag), name }];
    }),
  );
  const used = operations.flatMap((raw) => tagsOf(raw).flatMap((tag) => asText(tag) ?? []));
  const order = new Set([...areas.map(({ name }) => name), ...written.keys(), ...used]);
  return {
    tags: [...order].map((name) => written.get(name) ?? { name }),
    tagsOf,
    formerTags: listFormer(operations, tagsOf),
    problems: findUnknown(operations, areas),
  };
}

/** A tag whose operations went to several areas is the first of them. */
function listFormer(
  operations: readonly RawOperation[],
  tagsOf: NamedAreas['tagsOf'],
): ReadonlyMap<string, string> {
  const named = operations.map((raw) => [asList(raw.operation.tags), tagsOf(raw)] as const);
  const kept = new Set(named.flatMap(([, tags]) => tags));
  const former = new Map<string, string>();
  for (const [before, after] of named) {
    for (const [index, tag] of before.entries()) {
      if (!kept.has(tag) && !former.has(String(tag))) former.set(String(tag), String(after[index]));
    }
  }
  return former;
}

function findUnknown(operations: readonly RawOperation[], areas: readonly AreaName[]): Finding[] {
  const ids = operations.map(idOf);
  const used = operations.flatMap(({ operation }) => asList(operation.tags).map(String));
  return areas.flatMap(({ tag, operations: listed = [] }, index) => [
    ...(tag === undefined || used.includes(tag)
      ? []
      : [{ pointer: `/areas/${index}/tag`, ...describeUnknown('tag', tag, used) }]),
    ...listed
      .map((id, at) => ({ id, pointer: `/areas/${index}/operations/${at}` }))
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, pointer }) => ({ pointer, ...describeUnknown('operation', id, ids) })),
  ]);
}
