import { keepCauses } from '../../problems/keep-causes';
import type { Finding } from '../../problems/problem';
import { rememberByObject } from '../../text/remember';
import { isNumber, printJson } from '../../text/written-number';
import { asObject, isObject, type Json, type OpenApiDocument } from '../document/document';
import { listEntries } from '../document/list-entries';
import { splitPointer } from '../document/pointer';
import { kindAt } from './part-kinds';

/** What the value of a keyword must be. */
interface Form {
  words: string;
  accepts: (value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isNameList = (value: unknown) => Array.isArray(value) && value.every(isText);

const text: Form = { words: 'a string', accepts: isText };
const flag: Form = { words: 'true or false', accepts: isFlag };
const number: Form = { words: 'a number', accepts: isNumber };
/** A bound of 3.1, or true beside a bound of 3.0: readers see both in either version. */
const exclusive: Form = {
  words: 'a number',
  accepts: (value) => isNumber(value) || isFlag(value),
};
const count: Form = {
  words: 'a whole number from 0',
  accepts: (value) => isNumber(value) && Number.isInteger(Number(value)) && Number(value) >= 0,
};
const map: Form = { words: 'an object', accepts: isObject };
const list: Form = { words: 'a list', accepts: Array.isArray };
const schema: Form = { words: 'a schema', accepts: (value) => isObject(value) || isFlag(value) };

const same = (keys: string, form: Form) => keys.split(' ').map((key) => [key, form] as const);

const forms = [
  ...same('title description format pattern', text),
  ...same('nullable deprecated readOnly writeOnly uniqueItems', flag),
  ...same('minimum maximum multipleOf', number),
  ...same('exclusiveMinimum exclusiveMaximum', exclusive),
  ...same('minLength maxLength minItems maxItems minProperties maxProperties', count),
  ...same('discriminator xml externalDocs', map),
];

/** The published schema of 3.0 refuses whatever else has a wrong form. */
const formsOf30 = new Map([
  ...forms,
  ...same('required', {
    words: 'a list of at least one name',
    accepts: (value) => isNameList(value) && String(value) !== '',
  }),
]);

/** The published schema of 3.1 accepts any object as a schema. */
const formsOf31 = new Map([
  ...forms,
  ...same('required', { words: 'a list of names', accepts: isNameList }),
  ...same('contentEncoding contentMediaType', text),
  ...same('enum examples allOf oneOf anyOf prefixItems', list),
  ...same('properties patternProperties dependentSchemas dependentRequired', map),
  ...same('items additionalProperties not if then else contains propertyNames', schema),
]);

interface Misuse {
  pointer: string;
  key: string;
  value: unknown;
  words: string;
}

/** Lists the keywords of schemas whose values have a form that gives them no meaning. */
const listMisuses = rememberByObject((document: OpenApiDocument): Misuse[] => {
  const known = document.openapi.startsWith('3.0') ? formsOf30 : formsOf31;
  return listEntries(document, '').flatMap(({ pointer, key, value }) => {
    const form = known.get(key);
    if (!form || form.accepts(value)) return [];
    if (kindAt(pointer.slice(0, pointer.lastIndexOf('/'))) !== 'schema') return [];
    return [{ pointer, key, value, words: form.words }];
  });
});

/** Finds the keywords of schemas that readers do not see, because their values have another form; each mistake once. */
export function findMisusedKeywords(document: OpenApiDocument): Finding[] {
  const findings = listMisuses(document).map(({ pointer, key, value, words }): Finding => {
    const found = `${key}: ${printJson(value)} in a schema, which no page shows`;
    return {
      severity: 'warning',
      code: 'openapi/misused-keyword',
      cause: found,
      pointer,
      found,
      expected: words,
      fix:
        key === 'required' && isFlag(value)
          ? 'name the field in `required` of the object that has it, and remove this'
          : 'correct the value, or remove it',
    };
  });
  return keepCauses(findings);
}

/** A document without the misused keywords of its schemas; the same object if there are none. */
export function withoutMisused(document: OpenApiDocument): OpenApiDocument {
  const pointers = listMisuses(document).map(({ pointer }) => splitPointer(pointer));
  return pointers.reduce<unknown>(without, document) as OpenApiDocument;
}

function without(value: unknown, [key = '', ...below]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.with(Number(key), without(value[Number(key)], below));
  const { [key]: part, ...others }: Json = asObject(value);
  return below.length === 0 ? others : { ...asObject(value), [key]: without(part, below) };
}
