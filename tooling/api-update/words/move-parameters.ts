import {
  asList,
  asObject,
  type Json,
  type OpenApiDocument,
} from '../../../src/openapi/document/document';
import { listOperations, type RawOperation } from '../../../src/openapi/document/list-operations';
import { escapeKey } from '../../../src/openapi/document/pointer';
import {
  listHops,
  nameOfReference,
  referenceOf,
  resolve,
} from '../../../src/openapi/document/reference';
import {
  applyOverlays,
  type MergedDocument,
  type OverlayFile,
} from '../../../src/overlays/apply-overlays';
import { queryPath } from '../../../src/overlays/json-path';
import { isNumber, wholeDigits } from '../../../src/text/written-number';
import { fieldsOf } from './find-parts';
import { countWords } from './list-words';
import type { ActionFate, AddedWords, Documents, TakenAction } from './model';
import type { Renames } from './renames';
import { writeName, writeStep } from './write-path';

/** A parameter that became a field of the body. */
interface MovedParameter {
  name: string;
  /** The JSON pointer of the parameter in the document before. */
  pointer: string;
  operation: string;
  /** The fields that the body has now, as the target of an action. */
  target: string;
  schema: unknown;
}

/**
 * Gives the words of parameters to the fields of the body that they became. Words that still apply to
 * the parameters of other operations are copied.
 */
export function moveParameters(
  files: readonly OverlayFile[],
  fates: readonly { file: string; actions: readonly ActionFate[] }[],
  documents: Documents,
  renames: Renames,
): { added: AddedWords[]; taken: TakenAction[] } {
  const moved = listMoved(documents, renames);
  if (moved.length === 0) return { added: [], taken: [] };
  const merged = applyOverlays(documents.before, files).document;
  const current = applyOverlays(documents.after, files);
  const updates = new Map<string, { file: string; update: Json }>();
  const taken: TakenAction[] = [];
  for (const parameter of moved) {
    const { name, target, pointer } = parameter;
    const owner = findOwner(fates, pointer);
    const words = wordsOf(follow(merged, pointer), parameter.schema);
    const known = updates.get(target);
    const other = known?.update[name];
    const isTaken = other !== undefined && JSON.stringify(other) !== JSON.stringify(words);
    const file = known?.file ?? owner?.file ?? fileOf(files, parameter.operation) ?? files[0]?.file;
    if (Object.keys(words).length === 0 || file === undefined) continue;
    if (isTaken || isDescribed(current, parameter)) continue;
    updates.set(target, { file, update: { ...known?.update, [name]: words } });
    if (owner) taken.push(takeAction(files, owner, words, target + writeStep(name)));
  }
  return {
    added: [...updates].map(([target, { file, update }]) => ({ file, action: { target, update } })),
    taken,
  };
}

function listMoved({ before, after }: Documents, renames: Renames): MovedParameter[] {
  const current = new Map(listOperations(after).map((raw) => [raw.operation.operationId, raw]));
  return listOperations(before).flatMap((raw) => {
    const id = String(raw.operation.operationId);
    const now = current.get(renames.operations.get(id) ?? id);
    const [body] = now ? listBodies(after, now) : [];
    if (!now || !body) return [];
    const [oldBody] = listBodies(before, raw);
    const oldFields = fieldsOf(before, oldBody?.schema);
    const fields = fieldsOf(after, body.schema);
    const kept = new Set(parametersOf(after, now).map(({ name }) => name));
    return parametersOf(before, raw).flatMap(({ name, index }) => {
      const isMoved =
        !kept.has(name) && Object.hasOwn(fields, name) && !Object.hasOwn(oldFields, name);
      if (!isMoved) return [];
      const pointer = `${raw.pointer}/parameters/${index}`;
      return [{ name, pointer, operation: id, target: body.target, schema: fields[name] }];
    });
  });
}

function parametersOf(document: OpenApiDocument, { operation }: RawOperation) {
  return asList(operation.parameters).map((parameter, index) => ({
    name: String(resolve(document, parameter).name),
    index,
  }));
}

/** The schemas of a request, and the targets that select their fields. */
function listBodies(document: OpenApiDocument, { operation }: RawOperation) {
  const { content } = resolve(document, operation.requestBody);
  return Object.entries(asObject(content)).map(([media, value]) => {
    const { schema } = asObject(value);
    const reference = listHops(document, schema).map(referenceOf).findLast(Boolean);
    const target =
      reference === undefined
        ? `$.paths.*[?@.operationId == ${writeName(String(operation.operationId))}].requestBody.content${writeStep(media)}.schema.properties`
        : `$.components.schemas${writeStep(nameOfReference(reference))}.properties`;
    return { schema, target };
  });
}

/** Finds the target that selects the fields of the body that an operation had, by its present id. */
export function createFieldTarget(
  before: OpenApiDocument,
  renames: Renames,
): (operation: string) => string | undefined {
  const targets = new Map(
    listOperations(before).map((raw) => {
      const id = String(raw.operation.operationId);
      return [renames.operations.get(id) ?? id, listBodies(before, raw)[0]?.target] as const;
    }),
  );
  return (operation) => targets.get(operation);
}

/** What is written on a parameter, as words on a field. */
function wordsOf(parameter: unknown, schema: unknown): Json {
  const { description, example } = asObject(parameter);
  return {
    ...(typeof description === 'string' && description !== '' && { description }),
    ...(example !== undefined && fits(example, schema) && { example }),
  };
}

/** Whether a value has the type of a schema, as far as the schema names one. */
function fits(value: unknown, schema: unknown): boolean {
  const { type } = asObject(schema);
  const own = Array.isArray(value) ? 'array' : isNumber(value) ? 'number' : typeof value;
  return (
    type === undefined ||
    type === own ||
    (type === 'integer' && isNumber(value) && wholeDigits(value) !== undefined)
  );
}

/** The action about nothing but a parameter, which has lost its place. */
function findOwner(
  fates: readonly { file: string; actions: readonly ActionFate[] }[],
  pointer: string,
): { file: string; index: number } | undefined {
  for (const { file, actions } of fates) {
    const index = actions.findIndex(({ target, matches: [match, ...others] }) => {
      if (target !== undefined || !match || others.length > 0) return false;
      return toPointer(match.location) === pointer;
    });
    if (index >= 0) return { file, index };
  }
  return undefined;
}

function takeAction(
  files: readonly OverlayFile[],
  { file, index }: { file: string; index: number },
  words: Json,
  to: string,
): TakenAction {
  const action = files.find((each) => each.file === file)?.actions[index];
  const left = Object.entries(asObject(action?.update)).filter(([key]) => !(key in words));
  const rest = left.length > 0 ? Object.fromEntries(left) : undefined;
  const restCount = countWords(rest, '');
  const count = countWords(action?.update, '') - restCount;
  return { file, index, to, count, ...(rest && { rest }), restCount };
}

/** The file with the words on an operation itself. */
function fileOf(files: readonly OverlayFile[], operation: string): string | undefined {
  const target = new RegExp(String.raw`operationId\s*==\s*['"]${operation}['"]\]$`);
  return files.find(({ actions }) => actions.some((action) => target.test(action.target)))?.file;
}

/** Whether an overlay has words on the field already. The platform's own words give way. */
function isDescribed(
  { document, findOrigin }: MergedDocument,
  { target, name }: MovedParameter,
): boolean {
  const selected = queryPath(document, target);
  const [match] = 'matches' in selected ? selected.matches : [];
  if (!match) return false;
  const { description } = asObject(asObject(match.value)[name]);
  const pointer = toPointer([...match.location, name, 'description']);
  return description !== undefined && findOrigin(pointer) !== undefined;
}

function follow(document: OpenApiDocument, pointer: string): unknown {
  return resolve(document, { $ref: `#${pointer}` });
}

function toPointer(location: readonly (string | number)[]): string {
  return location.map((key) => `/${escapeKey(String(key))}`).join('');
}
