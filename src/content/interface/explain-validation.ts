import type { OpenApiDocument } from '../../openapi/document/document';
import { listOperations } from '../../openapi/document/list-operations';
import type { InterfaceFinding } from './check-references';
import { findPointer } from './find-pointer';
import { findNamed } from './validated-places';

const somewhere = 'correct the document at this place';

/**
 * Turns a message of the validator into a problem for authors. Its form: a sentence, perhaps the
 * allowed values in brackets, and an excerpt of the document that points by `>` and `^`.
 */
export function explainValidation(message: string, parsed: OpenApiDocument): InterfaceFinding {
  const [sentence = '', values = ''] = message.split('\n');
  const expected = `a valid document of OpenAPI ${parsed.openapi}`;
  const hint = /\^+ (.*)$/m.exec(message)?.[1] ?? '';
  const pointer = findPart(message, sentence, parsed);
  const name = lastOf(pointer);

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
  return { pointer, found: describe(sentence, pointer), expected, repair: somewhere };
}

/** What a message is about: the line that it points to, or the part that its sentence names. */
function findPart(message: string, sentence: string, parsed: OpenApiDocument): string {
  const line = Number(/^>\s*(\d+) \|/m.exec(message)?.[1] ?? 0);
  if (line > 0) return findPointer(parsed, line);
  const place = /`(\/[^`]+)`/.exec(sentence)?.[1];
  if (place) return findNamed(parsed, place);
  const id = /The operationId `(.*)` is duplicated/.exec(sentence)?.[1];
  const twin = listOperations(parsed).findLast(({ operation }) => operation.operationId === id);
  return id && twin ? `${twin.pointer}/operationId` : '';
}

function describe(sentence: string, pointer: string): string {
  const rule = sentence.replace(/\.$/, '').replace(/^[A-Z ]+ (?=must)/, '');
  const [, place = '', fault] = /^`(\/[^`]+)` (.*)$/.exec(rule) ?? [];
  const isOperation = /^\/paths\/[^/]+\/[^/]+$/.test(pointer);
  if (fault) return `${isOperation ? 'an operation' : lastOf(place)} that ${fault}`;
  return pointer && rule.startsWith('must') ? `${lastOf(pointer)}, which ${rule}` : rule;
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
