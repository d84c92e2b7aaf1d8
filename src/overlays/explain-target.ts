import { jsonpath } from 'json-p3';
import { asObject, type OpenApiDocument } from '../openapi/document/document';
import type { Finding } from '../problems/problem';
import { nearest } from '../text/nearest';
import { queryPath } from './json-path';

/**
 * Explains why a target selects nothing: the first step that matches nothing, and the names that
 * exist there. `target` must be a valid JSONPath.
 */
export function explainTarget(
  document: OpenApiDocument,
  target: string,
  kind: 'target' | 'alternative' = 'target',
): Finding {
  const steps = readSteps(target);
  const pathTo = (end: number) => `$${steps.slice(0, end).join('')}`;
  const reached = steps.findIndex((_, index) => select(document, pathTo(index + 1)).length === 0);
  const failing = steps[reached] ?? '';
  const before = pathTo(reached);
  const step = readStep(failing, select(document, before));
  const meant = step && nearest(step.name, step.names);
  const missing = `${before} has no ${step?.name ?? failing}`;
  return {
    code: 'overlay/no-match',
    cause: missing,
    missing: step?.name ?? '',
    found: `the ${kind} ${target}, which selects nothing: ${missing}`,
    expected: `${kind === 'target' ? 'a' : 'an'} ${kind} that selects a part of the OpenAPI document`,
    fix: meant
      ? `did you mean ${before}${step?.write(meant)}${steps.slice(reached + 1).join('')}?`
      : `look up the name in the document, or remove this ${kind === 'target' ? 'action' : kind}`,
  };
}

/** Explains each alternative of a target that selects nothing by itself. */
export function explainAlternatives(document: OpenApiDocument, target: string): Finding[] {
  return listAlternatives(readSteps(target))
    .filter((path) => select(document, path).length === 0)
    .map((path) => explainTarget(document, path, 'alternative'));
}

const names = /'(?:[^'\\]|\\.)*'/g;
const comparisons = /@\.\w+ (==|!=) '(?:[^'\\]|\\.)*'/g;
const filterWithin = /(?<=.)\[\?[^\]]*\]/g;

/**
 * The paths with only one of several names in a step. What differs from a name is selected by the other ones, so the
 * name itself need only exist there.
 */
function listAlternatives(steps: readonly string[]): string[] {
  return steps.flatMap((step, index) => {
    const options = step.startsWith('[?')
      ? [...step.replace(filterWithin, '').matchAll(comparisons)].map(([text, sign]) => ({
          one: `[?${text.replace(' != ', ' == ')}]`,
          rest: sign === '==',
        }))
      : [...step.matchAll(names)].map(([text]) => ({ one: `[${text}]`, rest: true }));
    if (options.length < 2) return [];
    const before = steps.slice(0, index).join('');
    const after = steps.slice(index + 1).join('');
    return options.map(({ one, rest }) => `$${before}${one}${rest ? after : ''}`);
  });
}

function readSteps(target: string): string[] {
  return jsonpath.compile(target).segments.map(String);
}

function select(document: OpenApiDocument, path: string): unknown[] {
  const selected = queryPath(document, path);
  return 'mistake' in selected ? [] : selected.matches.map(({ value }) => value);
}

/** A step of a path that selects one name: the names that exist, and how to write another one. */
interface Step {
  name: string;
  names: string[];
  write(name: string): string;
}

const byKey = /^\.(\w+)$|^\['(.+)'\]$/;
const byValue = /^\[\?@\.(\w+) == '(.+)'\]$/;

function readStep(text: string, parents: unknown[]): Step | undefined {
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
