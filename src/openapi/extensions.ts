import { z } from 'zod';

const text = z.string().trim().min(1);

/**
 * The shape of `x-request` at an example of an error response: how the request that provokes the
 * error differs from one that succeeds.
 */
export const failingRequestSchema = z.strictObject({
  example: text
    .optional()
    .describe('The name of the request example that it starts from. Defaults to the first one.'),
  with: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Other values of parameters, by name; optional parameters are only sent if listed.'),
  without: z.array(text).optional().describe('The names of parameters to omit.'),
  change: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Changes of the body as a JSON Merge Patch (RFC 7396): null removes a field.'),
  body: z.unknown().optional().describe('Another JSON body.'),
  text: z.string().optional().describe('Another body that is not JSON, as it is sent.'),
  after: text
    .optional()
    .describe(
      'The step of the story after which it fails this way, as operationId or operationId/example. Defaults to the first step that calls the operation.',
    ),
  varies: z
    .array(z.string().regex(/^(\/.*)?$/, 'a JSON pointer; * matches any item'))
    .optional()
    .describe('Parts of the recorded body whose values differ from run to run, as JSON pointers.'),
  unproven: text
    .optional()
    .describe(
      'Why no request provokes it on a server with usual settings. A run only tries to if `--try` names a word of it.',
    ),
});

/** The shape of `x-retry` of an operation that writes. */
export const retrySchema = z.strictObject({
  label: z
    .enum(['safe', 'repeats the effect', 'not safe'])
    .describe(
      'What a second request does: nothing, because it only reads, is rejected or changes nothing; the same again, over any change made in between; or something else, such as creating a duplicate.',
    ),
  header: text
    .optional()
    .describe('The header that makes it `safe`, if it is not without: idempotency-key'),
  text: text.describe('What a second request does, in one sentence of Markdown.'),
});

/** The shape of `x-server-call` of an operation that the server serves at another method or path than the interface says. */
export const serverCallSchema = z.strictObject({
  method: text.optional().describe('The method that the server serves: POST'),
  path: text.optional().describe('The path that the server serves: /config/version/{id}'),
  text: text.describe('What happens to calls by the SDKs, in one sentence of Markdown.'),
});

const operations = z.array(text).min(1).describe('The operationIds of the operations, in order.');

/** The shapes of the extensions of a tag. */
export const tagSchemas = {
  'x-groups': z.array(
    z.strictObject({ title: text.optional().describe('The heading of the group.'), operations }),
  ),
  'x-life-cycle': z.array(
    z.strictObject({
      operations,
      states: z.array(text).min(1).optional().describe('The states that they lead to.'),
      description: text.optional().describe('What happens in this step.'),
    }),
  ),
  'x-figure': z.strictObject({
    src: text.describe('The name of a file in figures/, without .svg.'),
    alt: text.describe('What the drawing shows, for those who cannot see it.'),
    caption: text.optional().describe('One line below the drawing.'),
  }),
};

/** How a request that fails differs from one that succeeds. */
export type FailingRequest = z.infer<typeof failingRequestSchema>;
