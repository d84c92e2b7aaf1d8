import { type JSONValue, jsonpath } from 'json-p3';
import { asObject, type OpenApiDocument } from '../openapi/document/document';
import type { Finding } from '../problems/problem';
import { nearest } from '../text/nearest';

type Segment = ReturnType<typeof jsonpath.compile>['segments'][number];

/**
 * Explains why a target selects nothing: the first step that matches nothing, and the names that
 * exist there. `target` must be a valid JSONPath.
 */
export function explainTarget(document: OpenApiDocument, target: string): Finding {
  const { segments } = jsonpath.compile(target);
  const reached = segments.findIndex(
    (_, index) => select(document, segments.slice(0, index + 1)).length === 0,
  );
  const failing = segments[reached];
  const before = segments.slice(0, reached);
  const step = failing && readStep(failing, select(document, before));
  const meant = step && nearest(step.name, step.names);
  const path = (parts: readonly Segment[]) => `$${parts.map(String).join('')}`;
  const missing = `${path(before)} has no ${step?.name ?? String(failing)}`;
  return {
    code: 'overlay/no-match',
    cause: missing,
    missing: step?.name ?? '',
    found: `the target ${target}, which selects nothing: ${missing}`,
    expected: 'a target that selects a part of the OpenAPI document',
    fix: meant
      ? `did you mean ${path(before)}${step?.write(meant)}${segments.slice(reached + 1).join('')}?`
      : 'look up the name in the document, or remove this action',
  };
}

function select(document: OpenApiDocument, segments: readonly Segment[]): unknown[] {
  return jsonpath
    .query(`$${segments.map(String).join('')}`, document as JSONValue)
    .nodes.map(({ value }) => value);
}

/** A step of a path that selects one name: the names that exist, and how to write another one. */
interface Step {
  name: string;
  names: string[];
  write(name: string): string;
}

const byKey = /^\.(\w+)$|^\['(.+)'\]$/;
const byValue = /^\[\?@\.(\w+) == '(.+)'\]$/;

function readStep(segment: Segment, parents: unknown[]): Step | undefined {
  const text = String(segment);
  const key = byKey.exec(text);
  if (key) {
    return {
      name: key[1] ?? key[2] ?? '',
      names: parents.flatMap((parent) => Object.keys(asObject(parent))),
      write: (name) => (/^\w+$/.test(name) ? `.${name}` : `['${name}']`),
    };
  }
  const [, field = '', name] = byValue.exec(text) ?? [];
  if (name === undefined) return undefined;
  const entries = parents.flatMap((parent) => Object.values(parent ?? {})).map(asObject);
  if (!entries.some((entry) => Object.hasOwn(entry, field))) {
    return {
      name: field,
      names: entries.flatMap((entry) => Object.keys(entry)),
      write: (other) => `[?@.${other} == '${name}']`,
    };
  }
  return {
    name,
    names: entries.map((entry) => entry[field]).filter((value) => typeof value === 'string'),
    write: (other) => `[?@.${field} == '${other}']`,
  };
}
