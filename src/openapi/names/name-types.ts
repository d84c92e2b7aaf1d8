import type { Finding } from '../../problems/problem';
import { asObject, type OpenApiDocument, own } from '../document/document';
import { escapeKey } from '../document/pointer';
import {
  describeAmbiguous,
  describeDifference,
  describeTwice,
  describeUnequal,
  describeUnknown,
} from './describe-names';
import { classifySchemas, hasFields } from './equal-schemas';
import type { Names } from './names';

/** What readers call each schema of a document. */
export interface NamedTypes {
  /** The name of the type, by the name of the schema. */
  typeOf: ReadonlyMap<string, string>;
  /** The schema that gives a type its form, by the name of the type. */
  formOf: ReadonlyMap<string, string>;
  /** Mistakes in the names, with pointers into them. */
  problems: Finding[];
}

/**
 * Finds the type that each schema is to readers: the one that `names` gives it, or gives another
 * schema with the same fields, or else one of its own.
 */
export function nameTypes(document: OpenApiDocument, names: Names): NamedTypes {
  const schemas = asObject(asObject(document.components).schemas);
  const classes = classifySchemas(document);
  const given = listGiven(names, schemas, classes);
  const byClass = groupByClass(given.typeOf, classes, schemas);
  const shared = findSharedForms(names, classes, schemas);
  const typeOf = new Map<string, string>();
  const formOf = new Map(given.formOf);
  const problems = [...given.problems];
  for (const name of Object.keys(schemas)) {
    const number = classes.get(name) ?? -1;
    const candidates = byClass.get(number) ?? shared.get(number) ?? new Set();
    const [only] = candidates.size === 1 && hasFields(own(schemas, name)) ? candidates : [];
    const type = given.typeOf.get(name) ?? only ?? shorten(name, names, schemas, formOf);
    if (type === only && !byClass.has(number)) formOf.set(type, only);
    if (!given.typeOf.has(name) && candidates.size > 1) {
      problems.push(describeAmbiguous(name, [...candidates]));
    }
    typeOf.set(name, type);
    if (!formOf.has(type)) formOf.set(type, name);
  }
  return {
    typeOf,
    formOf,
    problems: [...problems, ...findUnknownLikes(names, [...formOf.keys()])],
  };
}

function findUnknownLikes({ types }: Names, known: readonly string[]): Finding[] {
  return Object.entries(types).flatMap(([type, { like }]) => {
    if (like === undefined || known.includes(like)) return [];
    const pointer = `/types/${escapeKey(type)}/like`;
    return [{ pointer, ...describeUnknown('type', like, known) }];
  });
}

function listGiven(
  { types }: Names,
  schemas: Record<string, unknown>,
  classes: ReadonlyMap<string, number>,
) {
  const typeOf = new Map<string, string>();
  const formOf = new Map<string, string>();
  const problems: Finding[] = [];
  const unequal: Finding[] = [];
  for (const [type, name] of Object.entries(types)) {
    const pointer = `/types/${escapeKey(type)}`;
    for (const [index, schema] of name.schemas.entries()) {
      if (!Object.hasOwn(schemas, schema)) {
        problems.push({ pointer, ...describeUnknown('schema', schema, Object.keys(schemas)) });
      } else if (typeOf.has(schema)) {
        problems.push({ pointer, ...describeTwice(schema, String(typeOf.get(schema))) });
      } else {
        const form = formOf.get(type) ?? schema;
        typeOf.set(schema, type);
        formOf.set(type, form);
        if (classes.get(schema) === classes.get(form)) continue;
        const difference = describeDifference(schemas[schema], schemas[form]);
        unequal.push({
          pointer: `${pointer}/${index}`,
          ...describeUnequal(schema, form, difference),
        });
      }
    }
  }
  return { typeOf, formOf, problems: [...problems, ...unequal] };
}

function groupByClass(
  typeOf: ReadonlyMap<string, string>,
  classes: ReadonlyMap<string, number>,
  schemas: Record<string, unknown>,
): Map<number, Set<string>> {
  const groups = new Map<number, Set<string>>();
  for (const [schema, type] of typeOf) {
    const number = classes.get(schema);
    if (number === undefined || !hasFields(own(schemas, schema))) continue;
    groups.set(number, (groups.get(number) ?? new Set()).add(type));
  }
  return groups;
}

/**
 * The schemas that others repeat under a name with an ending, as `GetBookOutput` repeats `Book`; by class. A
 * class with several such schemas is left out, because they are several types.
 */
function findSharedForms(
  { endings }: Names,
  classes: ReadonlyMap<string, number>,
  schemas: Record<string, unknown>,
): Map<number, Set<string>> {
  const isRepeating = (name: string) => Object.keys(endings).some((each) => name.endsWith(each));
  const bare = [...classes.keys()].filter((name) => !isRepeating(name));
  const groups = groupByClass(new Map(bare.map((name) => [name, name])), classes, schemas);
  return new Map([...groups].filter(([, names]) => names.size === 1));
}

/** The name of a schema with a shorter ending, unless another schema or type has it. */
function shorten(
  name: string,
  { endings, types }: Names,
  schemas: Record<string, unknown>,
  formOf: ReadonlyMap<string, string>,
): string {
  const ending = Object.keys(endings).find((each) => name.endsWith(each) && name !== each);
  const short = ending && name.slice(0, -ending.length) + endings[ending];
  const isFree = (each: string) => !Object.hasOwn(types, each) && !formOf.has(each);
  if (short && isFree(short) && !Object.hasOwn(schemas, short)) return short;
  let free = name;
  while (!isFree(free)) free = `${free}Schema`;
  return free;
}
