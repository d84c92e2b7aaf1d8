import type { Finding } from '../../problems/problem';
import { isNumber, printJson } from '../../text/written-number';
import { isObject, type OpenApiDocument } from '../document/document';
import { listParts } from '../document/list-parts';

/** A mistake whose meaning is plain enough to show the rest: what is wrong, and what is read instead. */
export interface Repair {
  /** JSON pointer of the part that is wrong. */
  pointer: string;
  finding: Finding;
  /** What is read in its place; without it, the part is left out. */
  value?: unknown;
}

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

/** Lists the keywords of schemas that readers do not see, because their values have another form. */
export function listMisuses(document: OpenApiDocument): Repair[] {
  const known = document.openapi.startsWith('3.0') ? formsOf30 : formsOf31;
  const schemas = listParts(document).filter(({ kind }) => kind === 'schema');
  return schemas.flatMap(({ pointer, value: schema }) =>
    Object.entries(schema).flatMap(([key, value]) => {
      const form = known.get(key);
      if (!form || form.accepts(value)) return [];
      return [{ pointer: `${pointer}/${key}`, finding: describeMisuse(key, value, form.words) }];
    }),
  );
}

function describeMisuse(key: string, value: unknown, words: string): Finding {
  return {
    code: 'openapi/misused-keyword',
    found: `${key}: ${printJson(value)} in a schema, which no page shows`,
    expected: words,
    fix:
      key === 'required' && isFlag(value)
        ? 'name the field in `required` of the object that has it, and remove this'
        : 'correct the value, or remove it',
  };
}
