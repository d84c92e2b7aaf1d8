import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Turns a union into conditions on `key`, the setting that tells its alternatives apart. Editors then
 * report what is wrong with the alternative that was meant, instead of comparing with all of them.
 */
export function toConditions(union: JsonSchema, key: string | undefined): void {
  const alternatives = (union.oneOf ?? union.anyOf ?? []) as JsonSchema[];
  if (key === undefined || alternatives.length === 0) return;
  const values = alternatives.map((alternative) => alternative.properties?.[key] as JsonSchema);
  const constants = values.flatMap((value) => (value.const === undefined ? [] : [value.const]));
  // Without a constant, the last alternative is what remains.
  const last = constants.length === 0 ? alternatives.at(-1) : requireOneOf(key, constants);
  const conditional = constants.length === 0 ? alternatives.slice(0, -1) : alternatives;
  const conditions = conditional.reduceRight<JsonSchema>(
    (otherwise, alternative, index) => ({
      if: { properties: { [key]: pick(values[index] as JsonSchema) }, required: [key] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: alternative,
      else: otherwise,
    }),
    last ?? {},
  );
  delete union.oneOf;
  delete union.anyOf;
  delete union.decidedBy;
  Object.assign(union, conditions);
}

function pick({ const: constant, pattern }: JsonSchema): JsonSchema {
  return constant === undefined ? { pattern } : { const: constant };
}

function requireOneOf(key: string, values: JsonSchema['const'][]): JsonSchema {
  return {
    type: 'object',
    properties: {
      [key]: { enum: values as JsonSchema['enum'], description: 'The kind of the entry.' },
    },
    required: [key],
  };
}
