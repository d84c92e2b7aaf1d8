import {
  asList,
  asObject,
  type Json,
  type OpenApiDocument,
} from '../../../src/openapi/document/document';
import { idOf } from '../../../src/openapi/document/list-operations';
import { classifySchemas } from '../../../src/openapi/names/equal-schemas';
import { nameTypes } from '../../../src/openapi/names/name-types';
import type { Names, TypeName } from '../../../src/openapi/names/names';
import { groupBy } from '../../../src/text/group-by';
import { listReach } from '../compare/list-reach';
import { matchOperations } from '../compare/match-operations';
import { matchTypes, type TypesOf } from '../compare/match-types';
import { shareOf } from '../compare/related-names';
import { planAreas, type Retagged } from './plan-areas';

/** What happened to the schemas of a type. */
export type NameStep =
  /** Its schema has another name in the file. */
  | { kind: 'renamed'; type: string; from: string; to: string }
  /** Schemas that were this type have other fields now, and are a type of their own. */
  | { kind: 'split'; type: string; from: string; schemas: string[] }
  /** No schema is this type any more. */
  | { kind: 'gone'; type: string }
  | Retagged;

/** Names for a new document under which readers find every type that is still there. */
export interface NamePlan {
  names: Names;
  steps: NameStep[];
}

/**
 * Plans the names for a new version of a document, so that a type keeps its name for readers as long
 * as one of its schemas is there, whatever it is called.
 */
export function planNames(
  before: { document: OpenApiDocument; names: Names },
  after: OpenApiDocument,
): NamePlan {
  const { names } = before;
  const old = nameTypes(before.document, names);
  const { pairs } = matchOperations(before.document, after);
  const [was, is] = [before.document, after].map((document) => ({
    document,
    reach: listReach(document),
  })) as [TypesOf, TypesOf];
  const successors = matchTypes(was, is, pairs, areAlike);
  const classes = classifySchemas(after);
  const members = new Map<string, string[]>();
  for (const [schema, type] of old.typeOf) {
    const current = classes.has(schema) ? schema : successors.get(schema);
    members.set(type, [...(members.get(type) ?? []), ...(current ? [current] : [])]);
  }
  const types: Record<string, TypeName> = {};
  const wanted = new Map<string, string>();
  const steps: NameStep[] = [];
  const take = (type: string, schemas: readonly string[], like?: string) => {
    const [form = ''] = schemas;
    types[type] = { schemas: [form], ...(like && { like }) };
    for (const schema of schemas) wanted.set(schema, type);
  };
  for (const [type, schemas] of members) {
    const form = old.formOf.get(type) ?? '';
    const current = classes.has(form) ? form : successors.get(form);
    const [kept, ...split] = groupByClass(schemas, classes, current);
    const { like } = names.types[type] ?? {};
    if (!kept) {
      if (Object.hasOwn(names.types, type)) steps.push({ kind: 'gone', type });
      continue;
    }
    take(type, kept, like);
    const [to = ''] = kept;
    if (to !== form && successors.get(form) === to)
      steps.push({ kind: 'renamed', type, from: form, to });
    for (const group of split) {
      const name = nameSplit(group, names, types);
      take(name, group, type);
      steps.push({ kind: 'split', type: name, from: type, schemas: group });
    }
  }
  const newIds = new Map(pairs.map((pair) => [idOf(pair.before), idOf(pair.after)]));
  const { areas, retagged } = planAreas(names.areas, before.document, after, newIds);
  const plan = { ...names, types, areas };
  return { names: tidy(plan, names, after, wanted), steps: [...steps, ...retagged] };
}

/** Of two schemas at the same place, at least this share of all their fields or values must be in both. */
const enoughInCommon = 0.5;

function areAlike(one: unknown, other: unknown): boolean {
  const [schema, current] = [asObject(one), asObject(other)];
  const partsOf = ({ properties, enum: values }: Json) => [
    ...Object.keys(asObject(properties)),
    ...asList(values).map(String),
  ];
  const share = shareOf(partsOf(schema), partsOf(current));
  return schema.type === current.type && share >= enoughInCommon;
}

/** The schemas by class: first those that keep the type, the most of them or those with its form. */
function groupByClass(
  schemas: readonly string[],
  classes: ReadonlyMap<string, number>,
  form: string | undefined,
): string[][] {
  const groups = groupBy(schemas, (schema) => classes.get(schema));
  const first = (group: string[]) => (form !== undefined && group.includes(form) ? 1 : 0);
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => Number(b === form) - Number(a === form)))
    .sort((a, b) => b.length - a.length || first(b) - first(a));
}

/** A name for schemas that left their type: the shortest of theirs. */
function nameSplit(group: readonly string[], { endings }: Names, types: Names['types']): string {
  const shortened = group.map((schema) => {
    const ending = Object.keys(endings).find((each) => schema.endsWith(each)) ?? '';
    return ending ? schema.slice(0, -ending.length) + endings[ending] : schema;
  });
  let [name = ''] = shortened.toSorted((a, b) => a.length - b.length);
  while (Object.hasOwn(types, name)) name = `${name}Type`;
  return name;
}

/** Writes down only what would not follow from the rest: names, and schemas that would be another type. */
function tidy(
  plan: Names,
  { types: before }: Names,
  after: OpenApiDocument,
  wanted: ReadonlyMap<string, string>,
): Names {
  const bare = nameTypes(after, { ...plan, types: {} });
  const types = Object.fromEntries(
    Object.entries(plan.types).flatMap(([type, name]): [string, TypeName][] => {
      const [form = ''] = name.schemas;
      const follows = bare.typeOf.get(form) === type && !name.like && !Object.hasOwn(before, type);
      return follows ? [] : [[type, name]];
    }),
  );
  const found = nameTypes(after, { ...plan, types });
  for (const [schema, type] of wanted) {
    const name = types[type];
    if (found.typeOf.get(schema) === type || !name || name.schemas.includes(schema)) continue;
    name.schemas.push(schema);
  }
  return { ...plan, types };
}
