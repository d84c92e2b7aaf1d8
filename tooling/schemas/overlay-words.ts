import { z } from 'zod';
import { overlayActionSchema, overlaySchema } from '../../src/content/interface/overlay-schema';
import { questionsSchema } from '../../src/content/settings/questions';
import {
  failingRequestSchema,
  retrySchema,
  serverCallSchema,
  tagSchemas,
} from '../../src/openapi/extensions';
import { mapsByName } from '../../src/overlays/merge-update';

/** A part of an OpenAPI document, as far as an update describes it; it may contain anything else. */
const part: z.ZodType = z
  .lazy(() =>
    z.looseObject({
      summary: z.string().optional().describe('The title of an operation or of an example.'),
      title: z.string().optional().describe('The title of the part.'),
      description: z.string().optional().describe('What the part means, in Markdown.'),
      example: z.unknown().optional().describe('A value of the field or parameter.'),
      examples: z
        .union([z.array(z.unknown()), names])
        .optional()
        .describe('Values of a schema, or complete examples, each below a name of its own.'),
      value: z.unknown().optional().describe('The body of an example.'),
      parameters: z
        .union([z.array(part), names])
        .optional()
        .describe('The parameters of an operation.'),
      requestBody: part.optional().describe('The body of a request.'),
      responses: names.optional().describe('The responses, by status code in quotes: "200"'),
      headers: names.optional().describe('The headers of a response, by name.'),
      content: names.optional().describe('The content of a body, by media type: application/json'),
      schema: part.optional().describe('The schema of a parameter or of a body.'),
      properties: names.optional().describe('The fields of a schema, by name.'),
      'x-enum-descriptions': z
        .record(z.string(), z.string())
        .optional()
        .describe('Of a schema: what each value of its enum means.'),
      'x-free-form': z
        .boolean()
        .optional()
        .describe(
          'Of a schema that describes what the interface leaves open: the SDKs take any JSON value.',
        ),
      'x-sdk-name': z
        .string()
        .optional()
        .describe('Of a header parameter: its name in the SDKs, if it differs.'),
      'x-retry': retrySchema
        .optional()
        .describe('Of an operation that writes: whether a request may be sent again.'),
      'x-server-call': serverCallSchema
        .optional()
        .describe('Of an operation: the method and path of the server, if the interface is wrong.'),
      'x-questions': questionsSchema.optional(),
      'x-request': failingRequestSchema
        .optional()
        .describe('Of an example of an error response: how to provoke it.'),
      'x-groups': tagSchemas['x-groups']
        .optional()
        .describe('Of a tag: groups its operations, on the page of the area and in the sidebar.'),
      'x-life-cycle': tagSchemas['x-life-cycle']
        .optional()
        .describe('Of a tag: the steps that its operations lead through, on the page of the area.'),
      'x-figure': tagSchemas['x-figure']
        .optional()
        .describe('Of a tag: a drawing above its life cycle.'),
    }),
  )
  .meta({ id: 'part' });

const names = z.record(z.string(), part).meta({ id: 'names' });

const { target, update } = overlayActionSchema.shape;
const map = `\\.(${[...mapsByName].join('|')})`;
// After the key of a map comes a name, which may look like such a key.
const endsInNames = new RegExp(`^\\$.*(?<!${map})${map}$`);

/** An action whose update is checked as far as that is possible without the OpenAPI document. */
const wordsAction = z
  .union([
    overlayActionSchema.extend({
      target: z
        .string()
        .regex(endsInNames)
        .describe(target.description ?? ''),
      update: names.optional().describe(update.description ?? ''),
    }),
    overlayActionSchema.extend({
      update: part.optional().describe(update.description ?? ''),
    }),
  ])
  .meta({ decidedBy: 'target' });

/**
 * The shape of a file in `openapi/overlays` for editors, which don't know the OpenAPI document. The
 * checks of the merged document know it, and find more.
 */
export const overlayWordsSchema = overlaySchema.extend({
  actions: z
    .array(wordsAction)
    .min(1)
    .describe(overlaySchema.shape.actions.description ?? ''),
});
