import type { Json } from '../openapi/document';
import { escapeKey } from '../openapi/pointer';
import type { InterfaceProblem } from './check-interface';
import { findPointer } from './positions';

const somewhere = 'correct the document at this place';

/**
 * Turns a message of the validator into a problem for authors. Its form: a sentence, perhaps the
 * allowed values in brackets, and an excerpt of the document that points by `>` and `^`.
 */
export function explainValidation(
  message: string,
  parsed: Json,
  version: string,
): InterfaceProblem {
  const [sentence = '', values = ''] = message.split('\n');
  const expected = `a valid document of OpenAPI ${version}`;
  const [, path, method, fault] = /^`\/paths(\/.*)\/(\w+)` (.*)$/.exec(sentence) ?? [];
  if (path && method && fault) {
    const found = `an operation that ${fault.replace(/\.$/, '')}`;
    return { pointer: `/paths/${escapeKey(path)}/${method}`, found, expected, repair: somewhere };
  }
  const line = Number(/^>\s*(\d+) \|/m.exec(message)?.[1] ?? 0);
  const hint = /\^+ (.*)$/m.exec(message)?.[1] ?? '';
  const pointer = line > 0 ? findPointer(parsed, line) : '';
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);

  const missing = /must have required property '(.*)'/.exec(sentence)?.[1];
  if (missing) {
    const repair = `add ${missing}`;
    return { pointer, found: `no ${missing}`, expected: `the property ${missing}`, repair };
  }
  if (hint.includes('is not expected to be here')) {
    const repair = 'remove it, correct its spelling, or begin its name with x-';
    return { pointer, found: `the unknown key ${name}`, expected: 'keys of OpenAPI', repair };
  }
  if (values.startsWith('(')) {
    const meant = /Did you mean (\S+) here/.exec(hint)?.[1];
    return {
      pointer,
      found: `${name} with a value that is not allowed`,
      expected: `one of ${values.slice(1, -1)}`,
      repair: meant ? `write ${meant}` : somewhere,
    };
  }
  const rule = sentence.replace(/^[A-Z ]+ (?=must)/, '');
  return { pointer, found: name ? `${name}, which ${rule}` : rule, expected, repair: somewhere };
}
