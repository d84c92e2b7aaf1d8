import { parse } from 'yaml';
import { asObject } from '../../src/openapi/document/document';
import { escapeKey } from '../../src/openapi/document/pointer';
import type { AreaName, Names, TypeName } from '../../src/openapi/names/names';
import { editYaml, type YamlEdit } from '../yaml/edit-yaml';

/** The text of `names.yaml` with other names; whatever stays the same stays as it is written. */
export function editNames(text: string, before: Names, after: Names): string {
  const edits = [
    ...editTypes(text, before.types, after.types),
    ...after.areas.flatMap((area, index) => editArea(before.areas[index], area, `/areas/${index}`)),
  ];
  if (edits.length === 0) return text;
  // A text of comments alone has no map that an entry could be added to.
  const base = parse(text) === null ? `${text.trimEnd()}\n{}\n`.trimStart() : text;
  return editYaml(base, edits);
}

function editTypes(text: string, before: Names['types'], after: Names['types']): YamlEdit[] {
  if (!Object.hasOwn(asObject(parse(text)), 'types')) return addTypes(after);
  const removed = Object.keys(before).filter((type) => !Object.hasOwn(after, type));
  return [
    ...removed.map((type) => ({ remove: pointerOf(type) })),
    ...Object.entries(after).flatMap(([type, name]) => editType(type, before[type], name)),
  ];
}

/** The setting may be missing as long as no type has a name. */
function addTypes(types: Names['types']): YamlEdit[] {
  const entries = Object.entries(types).map(([type, name]) => [type, writeType(name)]);
  if (entries.length === 0) return [];
  return [{ append: '', key: 'types', value: Object.fromEntries(entries) }];
}

function editType(type: string, before: TypeName | undefined, after: TypeName): YamlEdit[] {
  const [from, to] = [before, after].map((name) => name && writeType(name));
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  const pointer = pointerOf(type);
  if (typeof from === 'string' && typeof to === 'string') return [{ replace: pointer, by: to }];
  const added = { append: '/types', key: type, value: to };
  return before ? [{ remove: pointer }, added] : [added];
}

/** A type in as few signs as it needs. */
function writeType({ schemas, like }: TypeName): unknown {
  const [only, ...others] = schemas;
  const schema = others.length > 0 ? schemas : only;
  return like === undefined ? schema : { schema, like };
}

function editArea(before: AreaName | undefined, after: AreaName, pointer: string): YamlEdit[] {
  const { tag, operations = [] } = before ?? {};
  const kept = after.operations ?? [];
  const edits: YamlEdit[] = operations.flatMap((id, index) =>
    kept.includes(id) ? [] : [{ remove: `${pointer}/operations/${index}` }],
  );
  const added = kept.filter((id) => !operations.includes(id));
  edits.push(...added.map((id) => ({ append: `${pointer}/operations`, value: id })));
  if (tag === after.tag || tag === undefined) return edits;
  const ofTag = `${pointer}/tag`;
  return [
    ...edits,
    after.tag === undefined ? { remove: ofTag } : { replace: ofTag, by: after.tag },
  ];
}

function pointerOf(type: string): string {
  return `/types/${escapeKey(type)}`;
}
