import type { Change } from '../../../src/openapi/changes/change';
import { asObject, type Json } from '../../../src/openapi/document/document';
import { editYaml } from '../../yaml/edit-yaml';
import type { LostWords, MovedWords } from './model';
import { writeName, writeStep } from './write-path';

/** The text of an overlay; undefined if nothing is left in it. */
interface EditedText {
  file: string;
  text: string | undefined;
}

/** What is left after the words of fields went to parameters. */
interface MovedFields {
  texts: EditedText[];
  moved: MovedWords[];
  lost: LostWords[];
}

/**
 * Gives the words of fields of a body, which have lost their place, to the parameters that the fields
 * became. `fieldsOf` returns the target that selected the fields of the body of an operation.
 */
export function moveFields(
  texts: readonly EditedText[],
  lost: readonly LostWords[],
  changes: readonly Change[],
  fieldsOf: (operation: string) => string | undefined,
): MovedFields {
  const edited = new Map(texts.map(({ file, text }) => [file, text]));
  const moved: MovedWords[] = [];
  const left = lost.filter((words) => {
    const target = findParameter(words.address, changes, fieldsOf);
    const text = edited.get(words.file);
    if (target === undefined || text === undefined) return true;
    const { description, example } = asObject(words.words);
    const update: Json = {
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
    };
    edited.set(words.file, editYaml(text, [{ append: '/actions', value: { target, update } }]));
    moved.push({ file: words.file, from: words.address, to: target, count: words.count });
    return false;
  });
  return { texts: [...edited].map(([file, text]) => ({ file, text })), moved, lost: left };
}

/** The parameter that the field at an address became, as the target of an action. */
function findParameter(
  address: string,
  changes: readonly Change[],
  fieldsOf: (operation: string) => string | undefined,
): string | undefined {
  const found = changes.find(({ change, operation, parameter, from }) => {
    if (change !== 'moved' || from !== 'body' || !operation || !parameter) return false;
    return address === `${fieldsOf(operation)}${writeStep(parameter)}`;
  });
  if (!found) return undefined;
  const { operation = '', parameter = '' } = found;
  return `$.paths.*[?@.operationId == ${writeName(operation)}].parameters[?@.name == ${writeName(parameter)}]`;
}
