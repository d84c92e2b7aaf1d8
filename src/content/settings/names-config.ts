import { z } from 'zod';
import type { Names } from '../../openapi/names/names';

const name = z.string().min(1);

const typeSchema = z
  .union(
    [
      name.transform((schema) => ({ schemas: [schema] })),
      z
        .array(name)
        .min(1)
        .transform((schemas) => ({ schemas })),
      z
        .strictObject({
          schema: z
            .union([name, z.array(name).min(1)])
            .describe('The schema, or a list of schemas with the same fields.'),
          like: name
            .optional()
            .describe('Another type: equal fields share its descriptions where they have none.'),
        })
        .transform(({ schema, like }) => ({ schemas: [schema].flat(), like })),
    ],
    'the name of a schema, or a list of names',
  )
  .describe('The schema that it is in the OpenAPI document, or several with the same fields.');

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The shape of `openapi/names.yaml`. */
export const namesSchema: z.ZodType<Names> = z.strictObject({
  areas: z
    .array(
      z.strictObject({
        name: name.describe('What readers call the area.'),
        tag: name.optional().describe('The tag that its operations have in the OpenAPI document.'),
        operations: z
          .array(name)
          .optional()
          .describe('The operationIds of operations that belong to it, whatever their tag is.'),
      }),
    )
    .default([])
    .describe('The areas, in the order in which readers see them. Other tags come after them.'),
  types: z
    .record(z.string(), typeSchema)
    .default({})
    .describe('What readers call schemas, by that name. Schemas with the same fields join a type.'),
  endings: z
    .record(z.string(), z.string())
    .default({})
    .describe('Endings of the names of all other schemas, and what readers see instead.'),
  inline: z
    .array(name)
    .default([])
    .describe('Endings of the names of schemas whose content is shown where they are used.'),
  noise: z
    .array(name.refine(isPattern, 'a regular expression'))
    .default([])
    .describe('Patterns of generated descriptions without information.'),
  securitySchemes: z
    .record(z.string(), z.string())
    .default({})
    .describe('The names of security schemes in the OpenAPI document, by those that readers see.'),
});
