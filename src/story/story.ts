import { z } from 'zod';

const text = z.string().trim().min(1);
const pointers = z.array(z.string().regex(/^(\/.*)?$/, 'a JSON pointer; * matches any item'));

/** The shape of a step: one call of an operation, with one of its examples. */
const stepSchema = z.strictObject({
  call: text.describe('The operationId of the operation: CreateContext'),
  example: text
    .optional()
    .describe('The name of the request example to send. Defaults to the first one.'),
  returns: text
    .optional()
    .describe(
      'The name of the response example that the server returns. Defaults to the one with the name of the request example, or else to the first one of a successful response.',
    ),
  with: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      'Values of parameters, by name. Required parameters have their examples if nothing is said here; optional ones are not sent.',
    ),
  text: text.optional().describe('Why the call is made here: one sentence in Markdown.'),
  draft: z
    .literal(true)
    .optional()
    .describe('With `true`, nobody has read the step since it was drafted.'),
  varies: pointers
    .optional()
    .describe('Parts of the body whose values differ from run to run, as JSON pointers.'),
  includes: pointers
    .optional()
    .describe('Lists in the body that may have more items than the example, as JSON pointers.'),
});

/** The shape of a call that prepares a run: it makes something that the examples expect to exist. */
const preparationSchema = z.strictObject({
  call: text.describe('The operationId of the operation: CreateWorkspace'),
  example: text.optional().describe('The name of the request example to send.'),
  with: z.record(z.string(), z.unknown()).optional().describe('Values of parameters, by name.'),
  body: z.unknown().optional().describe('The JSON body to send instead of an example.'),
  replaces: z
    .record(z.string(), z.string().regex(/^\//, 'a JSON pointer'))
    .optional()
    .describe(
      'Words of the examples and guides that each run replaces with a value of the response: { localorg: /id }',
    ),
});

/** The shape of `openapi/story.yaml`. */
export const storySchema = z.strictObject({
  title: text.describe('The heading of the tour on the overview.'),
  description: text.describe('What the tour shows, in Markdown.'),
  world: z
    .array(preparationSchema)
    .default([])
    .describe(
      'The calls that prepare a run, such as those that create an organisation of its own with its workspaces.',
    ),
  generated: z
    .array(
      z.strictObject({
        name: text.describe('What has this form: experiment id'),
        form: text.describe('A regular expression that matches these values, also within a text.'),
        kind: z
          .enum(['id', 'time'])
          .default('id')
          .describe(
            'An id is replaced in later calls by that of the run. A time only needs to have this form.',
          ),
      }),
    )
    .default([])
    .describe('The forms of values that the server generates, so that they differ in each run.'),
  chapters: z
    .array(
      z.strictObject({
        title: text.describe('The heading of the chapter.'),
        description: text.optional().describe('What the chapter is about, in Markdown.'),
        steps: z.array(stepSchema).min(1).describe('The calls in the order in which they work.'),
      }),
    )
    .min(1)
    .describe('The chapters of the tour, in order.'),
});

/** A call that prepares a run: it makes something that the examples expect to exist. */
export type Preparation = z.infer<typeof preparationSchema>;

/** One call of an operation, in the order of a story. */
export type Step = z.infer<typeof stepSchema>;

/**
 * The calls of an interface in an order in which they can be made one after another, starting from
 * an empty workspace. Each sends and returns examples of the document.
 */
export type Story = z.infer<typeof storySchema>;
