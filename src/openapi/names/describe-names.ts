import type { Finding } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import { asObject } from '../document/document';

/** What names.yaml can refer to, and how a message asks for it. */
const expected = {
  schema: 'the name of a schema in the components of the OpenAPI document',
  type: 'the name of a type',
  tag: 'the tag of an operation of the OpenAPI document',
  operation: 'the operationId of an operation of the OpenAPI document',
};

/** Reports a name of nothing. */
export function describeUnknown(
  kind: keyof typeof expected,
  name: string,
  names: readonly string[],
) {
  return {
    code: `names/unknown-${kind}`,
    found: `the unknown ${kind} ${name}`,
    expected: expected[kind],
    fix: suggest(name, names, 'correct the name, or remove it'),
  };
}

/** Reports a schema that two types name. */
export function describeTwice(schema: string, type: string) {
  return {
    code: 'names/second-type',
    found: `the schema ${schema}, which already belongs to the type ${type}`,
    expected: 'one type for each schema',
    fix: 'remove it from one of the two',
  };
}

/** Reports a schema that no longer has the fields of the type that names it. */
export function describeUnequal(schema: string, form: string, difference: string) {
  return {
    code: 'names/unequal-schemas',
    found: `the schema ${schema}, which differs from ${form}: ${difference || 'its fields have other types, or others are required'}`,
    expected: 'schemas with the same fields for one type',
    fix: 'give it a type of its own, with `like` if it should share the descriptions of this one',
  };
}

/** Reports a schema with the fields of several types. */
export function describeAmbiguous(schema: string, types: string[]): Finding {
  return {
    code: 'names/ambiguous-schema',
    pointer: '/types',
    found: `the schema ${schema}, which has the same fields as ${types.join(' and ')}`,
    expected: 'one type for each schema',
    fix: `add it to the list of the right type: ${types[0]}: [… , ${schema}]`,
  };
}

/** In what the fields of a schema differ from those of another: "with a, without b, with another c". */
export function describeDifference(schema: unknown, other: unknown): string {
  const [names = [], others = []] = [schema, other].map((each) =>
    Object.keys(asObject(asObject(each).properties)),
  );
  const list = (word: string, given: string[], known: string[]) => {
    const only = given.filter((name) => !known.includes(name));
    return only.length > 0 ? [`${word} ${only.join(', ')}`] : [];
  };
  return [...list('with', names, others), ...list('without', others, names)].join(', ');
}
