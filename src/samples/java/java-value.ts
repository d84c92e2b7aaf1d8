import type { TypedValue } from '../../openapi/calls/typed-value';
import { makeDocument, makeList, makeMap, writeNumber } from './java-document';
import { type Chain, type Expression, invoke } from './java-expression';
import { toClass, toConstant, toMember, toVariant } from './java-names';
import { makeString, quote } from './java-string';

/** The SDK's class of a schema, and where it is imported from. */
export type FindClass = (type: string) => { name: string; from: string };

/** Makes a value as the SDK's types want it. */
export function makeValue(value: TypedValue, find: FindClass): Expression {
  switch (value.kind) {
    case 'string':
      return makeString(value.value);
    case 'number':
      return { text: writeNumber(value.value) };
    case 'boolean':
      return { text: String(value.value) };
    case 'timestamp':
      return invoke('Instant.parse', [{ text: quote(value.value) }], ['java.time.Instant']);
    case 'enum':
      return makeEnum(value, find);
    case 'list':
      return makeList(value.items.map((item) => makeValue(item, find)));
    case 'map':
      return makeMap(value.entries.map(([key, held]) => [key, makeValue(held, find)]));
    case 'structure':
      if (value.type) return makeBuilder(find(value.type), value.fields, find);
      return makeMap(value.fields.map(([name, held]) => [name, makeValue(held, find)]));
    case 'union':
      return makeUnion(value, find);
    case 'document':
      return makeDocument(value.value);
  }
}

/** Makes a structure, or the input of an operation. */
export function makeBuilder(
  { name, from }: ReturnType<FindClass>,
  fields: [name: string, value: TypedValue][],
  find: FindClass,
): Chain {
  const setters = fields.map(([field, value]) =>
    invoke(`.${toMember(field)}`, [makeValue(value, find)]),
  );
  return { start: `${name}.builder()`, calls: [...setters, invoke('.build')], classes: [from] };
}

/** The package of a schema's class, and its name. */
export function findClassIn(modelPackage: string, types: Record<string, string>): FindClass {
  return (type) => {
    const name = toClass(types[type] ?? type);
    return { name, from: `${modelPackage}.${name}` };
  };
}

function makeEnum({ type, value }: TypedValue & { kind: 'enum' }, find: FindClass): Expression {
  if (!type) return { text: quote(value) };
  const { name, from } = find(type);
  const constant = toConstant(value);
  if (!constant) return invoke(`${name}.from`, [{ text: quote(value) }], [from]);
  return { text: `${name}.${constant}`, classes: [from] };
}

function makeUnion(union: TypedValue & { kind: 'union' }, find: FindClass): Expression {
  const { type, member, value } = union;
  if (!type) return makeMap([[member, makeValue(value, find)]]);
  const { name, from } = find(type);
  const values = isUnit(value) ? [] : [makeValue(value, find)];
  return invoke(`new ${name}.${toVariant(member)}`, values, [from]);
}

/** A member of a union that holds nothing. */
function isUnit(value: TypedValue): boolean {
  return (
    value.kind === 'structure' && value.fields.length === 0 && (value.type ?? 'Unit') === 'Unit'
  );
}
