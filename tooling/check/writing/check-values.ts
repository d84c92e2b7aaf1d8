import { buildCall } from '../../../src/openapi/calls/build-call';
import { isObject, type Json, type OpenApiDocument } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { isError } from '../../../src/openapi/errors';
import type { Api } from '../../../src/openapi/model';
import type { Finding } from '../../../src/problems/problem';
import { type PlannedCall, planRun } from '../../../src/story/plan-run';
import { isListed } from '../../../src/story/pointer-patterns';
import type { Story } from '../../../src/story/story';
import { compareNumbers, isNumber, isStructure, printJson } from '../../../src/text/written-number';

/** The fields that say which resource an object is, when it was created, and when it last changed. */
const [idField, createdField, changedField] = ['id', 'created_at', 'last_modified_at'];

/** Finds response examples of a story that contradict each other, or what their requests sent. */
export function checkValues(
  document: OpenApiDocument,
  api: Pick<Api, 'operations'>,
  story: Pick<Story, 'chapters'>,
): Finding[] {
  const steps = planRun(document, api, story).filter(
    ({ kind, expected }) => kind === 'step' && expected && !isError(expected),
  );
  return [
    ...findContradictions(steps),
    ...steps.flatMap((step) => findUnsentValues(document, step)),
  ];
}

/** A resource in a response example. */
interface Resource {
  id: string;
  fields: Json;
  pointer: string;
  /** The call that returns it. */
  call: string;
}

function findContradictions(steps: readonly PlannedCall[]): Finding[] {
  const byId = new Map<string, Resource[]>();
  const seen = new Set<string>();
  return steps.flatMap(({ id: call, expected, varies }) => {
    const { pointer = '', value } = { ...expected?.content?.example };
    if (seen.has(pointer)) return [];
    seen.add(pointer);
    return listResources(value, '', varies).flatMap((found) => {
      const resource = { ...found, pointer: `${pointer}/value${found.pointer}`, call };
      const others = byId.get(resource.id) ?? [];
      byId.set(resource.id, [...others, resource]);
      return others.flatMap((other) => compareResources(other, resource)).slice(0, 1);
    });
  });
}

/** Lists the resources in a body without the parts that differ from run to run. */
function listResources(
  value: unknown,
  pointer: string,
  varies: readonly string[],
): Omit<Resource, 'call'>[] {
  if (!isStructure(value)) return [];
  const entries = Object.entries(value)
    .map(([key, part]) => ({ key, part, below: `${pointer}/${escapeKey(key)}` }))
    .filter(({ below }) => !isListed(below, varies));
  const inner = entries.flatMap(({ part, below }) => listResources(part, below, varies));
  const fields = Object.fromEntries(entries.map(({ key, part }) => [key, part]));
  const id = Array.isArray(value) ? undefined : fields[idField];
  return typeof id === 'string' ? [{ id, fields, pointer }, ...inner] : inner;
}

/** Compares two states of one resource: unless it changed in between, they have the same values. */
function compareResources(before: Resource, after: Resource): Finding[] {
  const [earlier, later] = [before.fields[changedField], after.fields[changedField]];
  const isUnchanged = earlier !== undefined && later !== undefined && isSame(earlier, later);
  const fields = isUnchanged ? Object.keys(after.fields) : [createdField];
  const other = fields.find((field) => {
    const [one, two] = [before.fields[field], after.fields[field]];
    return one !== undefined && two !== undefined && !isSame(one, two);
  });
  if (other === undefined) return [];
  return [
    {
      code: 'story/contradicting-example',
      pointer: `${after.pointer}/${escapeKey(other)}`,
      found: `${other} of ${after.id} is ${show(after.fields[other])} here, but ${show(before.fields[other])} in the response of ${before.call}`,
      expected: isUnchanged
        ? `the same content with the same ${changedField}`
        : `one ${createdField} for each resource`,
      fix: 'correct one of the examples or, if the server really returns this, add the field to varies of the step',
    },
  ];
}

/** Finds fields of a response that have another value than the field of the same name in the request. */
function findUnsentValues(
  document: OpenApiDocument,
  { id, operation, choice, expected, varies }: PlannedCall,
): Finding[] {
  const { pointer, value } = { ...expected?.content?.example };
  const sent = buildCall(document, operation, choice).body?.json;
  if (!isObject(sent) || !isObject(value)) return [];
  return Object.keys(sent)
    .filter((field) => Object.hasOwn(value, field) && !isListed(`/${escapeKey(field)}`, varies))
    .filter((field) => !agrees(sent[field], value[field]))
    .map((field) => ({
      code: 'story/differing-response',
      pointer: `${pointer}/value/${escapeKey(field)}`,
      found: `${field} is ${show(value[field])}, but ${id} sends ${show(sent[field])}`,
      expected: 'the value that the request sends',
      fix: 'correct one of them or, if the server really returns this, add the field to varies of the step',
    }));
}

/** Whether a response can be the result of what was sent: it may have more fields, and other lists. */
function agrees(sent: unknown, returned: unknown): boolean {
  if (isObject(sent) && isObject(returned)) {
    return Object.entries(sent).every(
      ([key, value]) => !Object.hasOwn(returned, key) || agrees(value, returned[key]),
    );
  }
  if (isNumber(sent) && isNumber(returned)) return compareNumbers(sent, returned) === 0;
  if (sent === null || returned === null || typeof sent !== typeof returned) return true;
  return typeof sent === 'object' || sent === returned;
}

/** Compares two values; times to the millisecond, because databases store fewer digits. */
function isSame(one: unknown, other: unknown): boolean {
  const cut = (value: unknown) =>
    printJson(value).replace(/(T\d\d:\d\d:\d\d\.\d{3})\d*(?:Z|\+00:00)/g, '$1Z');
  return cut(one) === cut(other);
}

function show(value: unknown): string {
  const text = printJson(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
