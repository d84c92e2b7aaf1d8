import { validate } from '@readme/openapi-parser';
import { asObject, type Json } from '../openapi/document';
import { checkReferences, type ReferenceProblem } from './check-references';
import { findPointer } from './positions';

/** A mistake in an OpenAPI document, with its JSON pointer. */
export type InterfaceProblem = ReferenceProblem;

/** Finds everything that keeps a parsed file from being a document of OpenAPI 3.0 or 3.1. */
export async function checkInterface(parsed: Json): Promise<InterfaceProblem[]> {
  const { openapi, swagger } = asObject(parsed);
  if (typeof openapi !== 'string' || !/^3\.[01]\.\d/.test(openapi)) {
    const other = openapi === undefined ? swagger : openapi;
    return [
      {
        pointer: openapi === undefined ? '' : '/openapi',
        found:
          other === undefined ? 'no version of OpenAPI' : `version ${String(other)} of OpenAPI`,
        expected: 'a document of OpenAPI 3.0 or 3.1',
        repair:
          other === undefined ? 'add `openapi: 3.0.3`' : 'convert the document to OpenAPI 3.1',
      },
    ];
  }
  const references = checkReferences(parsed);
  if (references.length > 0) return references;
  const result = await validate(structuredClone(parsed) as never, {
    resolve: { external: false },
  }).catch((error: Error) => ({ valid: false as const, errors: [{ message: error.message }] }));
  if (result.valid) return [];
  return result.errors.map(({ message }) => explain(message, parsed, openapi));
}

/** Reads a message of the validator: a sentence, and an excerpt that points to a line by `>` and `^`. */
function explain(message: string, parsed: Json, version: string): InterfaceProblem {
  const [sentence = '', values = ''] = message.split('\n');
  const line = Number(/^>\s*(\d+) \|/m.exec(message)?.[1] ?? 0);
  const hint = /\^+ (.*)$/m.exec(message)?.[1] ?? '';
  const missing = /must have required property '(.*)'/.exec(sentence)?.[1];
  const meant = /Did you mean (\S+) here/.exec(hint)?.[1];
  const place = { pointer: line > 0 ? findPointer(parsed, line) : '' };
  if (missing) {
    const expected = `the property ${missing}`;
    return { ...place, found: `no ${missing}`, expected, repair: `add ${missing}` };
  }
  const isChoice = values.startsWith('(');
  return {
    ...place,
    found: isChoice
      ? 'a value that is not allowed'
      : sentence.replace(/^[A-Z ]+ (?=must)/, 'what '),
    expected: isChoice ? `one of ${values.slice(1, -1)}` : `a valid document of OpenAPI ${version}`,
    repair: meant ? `write ${meant}` : 'correct the document at this place',
  };
}
