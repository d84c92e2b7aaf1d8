import { z } from 'zod';
import { toConditions } from './to-conditions';

/** Prints a schema as a JSON Schema of draft 7, the one that every editor knows. */
export function printSchema(schema: z.ZodType, title: string): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-07',
    // What authors write, in which settings with a default may be left out.
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const expected = findPatternMessage(zodSchema);
      // Without it, editors would show the regular expression.
      if (expected && jsonSchema.pattern) jsonSchema.patternErrorMessage = `Expected ${expected}.`;
      // A name of zod's own, for what the pattern already says.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
      toConditions(jsonSchema, findDecidingKey(zodSchema, jsonSchema));
    },
  });
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
}

/** Returns the message of a string schema for texts that don't match its pattern. */
function findPatternMessage({ _zod }: z.core.$ZodType): string | undefined {
  const messages = (_zod.def.checks ?? []).map(({ _zod: { def } }) => {
    const message = def.check === 'string_format' && def.error?.(undefined as never);
    return typeof message === 'string' ? message : undefined;
  });
  return messages.find((message) => message !== undefined);
}

/** Returns the setting that distinguishes the alternatives of a union. */
function findDecidingKey(
  { _zod: { def } }: z.core.$ZodType,
  { decidedBy }: z.core.JSONSchema.BaseSchema,
): string | undefined {
  if ('discriminator' in def) return String(def.discriminator);
  return typeof decidedBy === 'string' ? decidedBy : undefined;
}
