import { type Document, isMap, isScalar, type ParsedNode } from 'yaml';
import type { z } from 'zod';
import type { Finding } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import { describePath, describeValue, fixValue, showWritten } from './describe-issue';

type Issue = z.core.$ZodIssue;

/** A YAML text that does not match its schema. */
interface WrongText {
  text: string;
  document: Document.Parsed;
  /** What the document says. */
  value: unknown;
}

/**
 * Explains to authors why a YAML text does not match its schema: one finding for each cause, with its offset. The
 * messages of the issues are those of `describeExpected`.
 */
export function explainIssues(issues: readonly Issue[], wrong: WrongText): Finding[] {
  const chosen = issues.flatMap((issue) => chooseForm(issue, wrong.value));
  const meant = new Set(chosen.flatMap((issue) => listMeant(issue, wrong.value)));
  return (
    chosen
      // A misspelt name is missing too.
      .filter(({ path }) => !meant.has(JSON.stringify(path)))
      .flatMap((issue) => explainIssue(issue, wrong))
  );
}

/** The places of the names that an author probably meant by unknown ones. */
function listMeant(issue: Issue, value: unknown): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  return issue.keys.map((key) => JSON.stringify([...issue.path, findMeant(key, issue, value)]));
}

/** The name that an unknown one probably means: of those that the schema knows, and that are not there yet. */
function findMeant(key: string, issue: Issue, value: unknown): string | undefined {
  const written = Object.keys(valueAt(value, issue.path) ?? {});
  return nearest(
    key,
    listKnown([issue]).filter((name) => !written.includes(name)),
  );
}

function listKnown(issues: readonly Issue[]): string[] {
  return issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .flatMap(({ message }) => message.split(', ').filter(Boolean));
}

/** If a value can have several forms, replaces the issue with those of the form that its names show. */
function chooseForm(issue: Issue, value: unknown): Issue[] {
  const written = valueAt(value, issue.path);
  if (issue.code !== 'invalid_union' || typeof written !== 'object' || written === null) {
    return [issue];
  }
  const forms = issue.errors
    .map((issues) => ({ issues, unknown: listUnknown(issues) }))
    .sort((a, b) => a.unknown.length - b.unknown.length);
  const [best, second] = forms;
  const names = Object.keys(written);
  const isClear =
    best && best.unknown.length < (second?.unknown.length ?? Number.POSITIVE_INFINITY);
  if (best && isClear && best.unknown.length < names.length) {
    return best.issues.flatMap((each) =>
      chooseForm({ ...each, path: [...issue.path, ...each.path] }, value),
    );
  }
  const known = listKnown(issue.errors.flat());
  const misspelt = names.filter((name) => !known.includes(name) && nearest(name, known));
  if (misspelt.length === 0) return [issue];
  const message = known.join(', ');
  return [{ code: 'unrecognized_keys', keys: misspelt, path: issue.path, message }];
}

function listUnknown(issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): object | undefined {
  let part = value;
  for (const key of path) part = (part as Record<PropertyKey, unknown> | undefined)?.[key];
  return part as object | undefined;
}

function explainIssue(issue: Issue, { text, document, value }: WrongText): Finding[] {
  const nodeAt = (path: PropertyKey[]) =>
    path.length === 0 ? document.contents : (document.getIn(path, true) as ParsedNode | undefined);
  const node = nodeAt(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      offset: findKey(node, key) ?? node?.range[0],
      ...describeUnknown(key, issue, findMeant(key, issue, value)),
    }));
  }
  if (!node) {
    const parent = nodeAt(issue.path.slice(0, -1)) ?? document.contents;
    return [{ offset: parent?.range[0], ...describeMissing(issue) }];
  }
  return [{ offset: node.range[0], ...describeWrong(issue, node, text) }];
}

function findKey(map: ParsedNode | null | undefined, key: string): number | undefined {
  if (!isMap(map)) return undefined;
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  return (pair?.key as ParsedNode | undefined)?.range?.[0];
}

function describeUnknown(
  key: string,
  { path, message }: Issue,
  meant: string | undefined,
): Finding {
  return {
    code: 'settings/unknown-setting',
    found: `the unknown setting ${key}${describePath(path, ' in ')}`,
    expected: message ? `only ${message}` : 'only settings that exist',
    fix: meant ? `did you mean ${meant}?` : 'remove it, or correct its spelling',
  };
}

function describeMissing(issue: Issue): Finding {
  const name = issue.path.at(-1);
  return {
    code: 'settings/missing-setting',
    found: `no ${describePath(issue.path) || 'settings'}`,
    expected: issue.message,
    fix: name === undefined ? 'add them' : `add \`${String(name)}: …\``,
  };
}

function describeWrong(issue: Issue, node: ParsedNode, text: string): Finding {
  const written = showWritten(text, node);
  const expected = issue.message;
  if (written === '') {
    return {
      code: 'settings/missing-value',
      found: `no value for ${describePath(issue.path)}`,
      expected,
      fix: 'write a value, or remove the setting',
    };
  }
  return {
    code: issue.code === 'custom' ? 'settings/repeated-value' : 'settings/wrong-value',
    found: describeValue(written, issue.path),
    expected,
    fix: fixValue(issue, node, written),
  };
}
