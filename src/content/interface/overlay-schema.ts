import { z } from 'zod';

/** The shape of an action of an overlay. What an update may contain depends on the OpenAPI document. */
export const overlayActionSchema = z.strictObject({
  target: z
    .string()
    .startsWith('$', 'a JSONPath, which starts with $')
    .describe('The parts of the OpenAPI document to change, as a JSONPath (RFC 9535).'),
  description: z.string().optional().describe('What the action is for. Readers do not see it.'),
  'x-draft': z
    .string()
    .optional()
    .describe('Where its words are from, as long as nobody has read them in their new place.'),
  update: z.unknown().optional().describe('What to merge into each of these parts.'),
  remove: z.boolean().optional().describe('With `true`, these parts are removed.'),
});

/** The shape of a file in `openapi/overlays` (OpenAPI Overlay 1.0.0, section 4.4). */
export const overlaySchema = z.strictObject({
  overlay: z
    .string()
    .regex(/^1\.0\.\d+$/, 'the version of the overlay format in quotes, "1.0.0"')
    .describe('The version of the overlay format, in quotes: "1.0.0"'),
  info: z
    .strictObject({
      title: z.string().describe('What the overlay is about.'),
      version: z.string().describe('The version of the overlay, in quotes.'),
    })
    .describe('What the overlay is about.'),
  extends: z.string().optional().describe('The address of the document that the overlay is for.'),
  actions: z
    .array(overlayActionSchema)
    .min(1)
    .describe('The changes, applied in order. A later one may change what an earlier one wrote.'),
});
