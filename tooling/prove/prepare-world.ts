import type { OpenApiDocument } from '../../src/openapi/document/document';
import { follow } from '../../src/openapi/document/reference';
import { type Bindings, bindWord, noBindings } from './compare/bindings';
import { type Runner, runCall } from './run-call';
import { shorten } from './shorten';

/** Makes what a run needs to be alone on a server, and returns what its words are in this run. */
export async function prepareWorld(runner: Runner): Promise<Bindings> {
  let bindings = noBindings;
  const { api, story, files } = runner.subject;
  for (const { call, example, with: values, body, replaces = {} } of story.world) {
    const operation = api.operations.find(({ id }) => id === call);
    if (!operation) throw new Error(`${files.story} calls ${call}, which is not an operation.`);
    const other = body === undefined ? {} : { body: { json: body } };
    const choice = { example, with: values, ...other };
    const { response, failure } = await runCall(runner, operation, choice, bindings);
    if (!response || response.status >= 300) {
      const returned = response
        ? `status ${response.status} with ${shorten(response.body)}`
        : failure;
      throw new Error(
        `The run cannot be prepared: ${call}, in \`world\` of ${files.story}, returned ${returned}.`,
      );
    }
    for (const [word, pointer] of Object.entries(replaces)) {
      const value = follow(JSON.parse(response.body) as OpenApiDocument, pointer);
      if (value === undefined) {
        throw new Error(`${call} returned nothing at ${pointer}: ${shorten(response.body)}`);
      }
      bindings = bindWord(bindings, word, String(value));
      runner.made.push(`${value} (${call})`);
    }
  }
  return bindings;
}
