import type { default as Ajv, SchemaValidateFunction, ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types';
import { toComparable } from '../../text/comparable';
import {
  compareNumbers,
  type ExactNumber,
  isMultiple,
  isNumber,
  mapNumbers,
} from '../../text/written-number';

/** A limit of numbers: whether a number keeps it, and the words that Ajv has for one that does not. */
interface Limit {
  holds(number: ExactNumber, limit: ExactNumber): boolean;
  words: string;
  comparison?: string;
}

const limits: Record<string, Limit> = {
  minimum: bound((order) => order >= 0, '>='),
  maximum: bound((order) => order <= 0, '<='),
  exclusiveMinimum: bound((order) => order > 0, '>'),
  exclusiveMaximum: bound((order) => order < 0, '<'),
  multipleOf: { holds: isMultiple, words: 'multiple of' },
};

function bound(fits: (order: number) => boolean, comparison: string): Limit {
  return {
    holds: (number, limit) => fits(compareNumbers(number, limit)),
    words: comparison,
    comparison,
  };
}

/** The originals of copied objects and lists, with the numbers as they were written. */
const originals = new WeakMap<object, Record<string, unknown>>();

/** Copies a schema or a value for Ajv, which only knows plain numbers. */
export function toValidated(value: unknown): unknown {
  return mapNumbers(
    value,
    (number) => Number(number),
    (copy, original) => originals.set(copy, original as Record<string, unknown>),
  );
}

/** Replaces the keywords of Ajv that compare numbers, which it does as doubles, with exact ones. */
export function addExactKeywords(ajv: Ajv): void {
  for (const [keyword, limit] of Object.entries(limits)) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      type: 'number',
      schemaType: 'number',
      validate: createCheck(keyword, limit),
    });
  }
  for (const [keyword, validate] of Object.entries(equalities)) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ keyword, validate, ...(keyword === 'uniqueItems' && { type: 'array' }) });
  }
}

/** Validates a value against a schema that was compiled from a copy by `toValidated`. */
export function validateExactly(validate: ValidateFunction, value: unknown): boolean {
  const root = { value };
  const parentData = toValidated(root) as typeof root;
  const place = { instancePath: '', parentData, parentDataProperty: 'value', dynamicAnchors: {} };
  return validate(parentData.value, { ...place, rootData: parentData as never }) as boolean;
}

function originalOf(place: DataValidationCxt | undefined): unknown {
  const { parentData, parentDataProperty } = place ?? {};
  return parentData && originals.get(parentData)?.[String(parentDataProperty)];
}

function createCheck(keyword: string, { holds, words, comparison }: Limit): SchemaValidateFunction {
  const check: SchemaValidateFunction = (limit, value, schema = {}, place) => {
    const exactLimit = originals.get(schema)?.[keyword] ?? limit;
    const exact = originalOf(place) ?? value;
    if (!isNumber(exactLimit) || !isNumber(exact) || holds(exact, exactLimit)) return true;
    const params = comparison ? { comparison, limit } : { multipleOf: limit };
    const message = `must be ${words} ${exactLimit}`;
    check.errors = [{ keyword, params, message, parentSchema: schema }];
    return false;
  };
  return check;
}

const checkEnum: SchemaValidateFunction = (allowedValues, value, schema = {}, place) => {
  const allowed = originals.get(schema)?.enum ?? allowedValues;
  const exact = toComparable(originalOf(place) ?? value);
  if (!Array.isArray(allowed) || allowed.some((each) => toComparable(each) === exact)) return true;
  const message = 'must be equal to one of the allowed values';
  checkEnum.errors = [
    { keyword: 'enum', params: { allowedValues }, message, parentSchema: schema },
  ];
  return false;
};

const checkConst: SchemaValidateFunction = (allowedValue, value, schema = {}, place) => {
  const allowed = originals.get(schema)?.const ?? allowedValue;
  if (toComparable(allowed) === toComparable(originalOf(place) ?? value)) return true;
  const message = 'must be equal to constant';
  checkConst.errors = [
    { keyword: 'const', params: { allowedValue }, message, parentSchema: schema },
  ];
  return false;
};

const checkUnique: SchemaValidateFunction = (isUnique, list, schema = {}) => {
  const items: unknown[] = isUnique ? Object.values(originals.get(list) ?? list) : [];
  const first = new Map<unknown, number>();
  for (const [i, item] of items.entries()) {
    const comparable = toComparable(item);
    const j = first.get(comparable);
    if (j !== undefined) {
      const message = `must NOT have duplicate items (items ## ${j} and ${i} are identical)`;
      checkUnique.errors = [
        { keyword: 'uniqueItems', params: { i, j }, message, parentSchema: schema },
      ];
      return false;
    }
    first.set(comparable, i);
  }
  return true;
};

const equalities = { enum: checkEnum, const: checkConst, uniqueItems: checkUnique };
