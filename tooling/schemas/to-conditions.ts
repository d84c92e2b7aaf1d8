import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Turns a union into conditions on `key`, the setting that distinguishes its alternatives. Editors then
 * report what is wrong with the alternative that was meant, instead of comparing with all of them.
 */
export function toConditions(union: JsonSchema, key: string | undefined): void {
  const alternatives = (union.oneOf ?? union.anyOf ?? []) as JsonSchema[];
  if (key === undefined || alternatives.length === 0) return;
  const values = alternatives.map((each) => each.properties?.[key] as JsonSchema);
  const kinds = values.flatMap((value) => (value.const === undefined ? [] : [value.const]));
  const last = kinds.length > 0 ? {} : alternatives.pop();
  const conditions = alternatives.reduceRight<JsonSchema>(
    (otherwise, alternative, index) => ({
      if: { properties: { [key]: pickCondition(values[index]) }, required: [key] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: alternative,
      else: otherwise,
    }),
    last ?? {},
  );
  delete union.oneOf;
  delete union.anyOf;
  delete union.decidedBy;
  Object.assign(union, kinds.length > 0 && requireKind(key, kinds), conditions);
}

function pickCondition({ const: constant, pattern }: JsonSchema = {}): JsonSchema {
  return constant === undefined ? { pattern } : { const: constant };
}

/** Editors suggest what is listed outside of the conditions. */
function requireKind(key: string, kinds: NonNullable<JsonSchema['enum']>): JsonSchema {
  return {
    type: 'object',
    properties: { [key]: { enum: kinds, description: 'The kind of the entry.' } },
    required: [key],
  };
}
