import { type Document, isMap, isScalar, type ParsedNode } from 'yaml';
import type { z } from 'zod';
import type { Finding } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import {
  describeExpected,
  describePath,
  describeValue,
  fixValue,
  showWritten,
} from './describe-issue';
import { listKnownKeys } from './known-keys';

type Issue = z.core.$ZodIssue;

/** A YAML text that does not match its schema. */
interface WrongText {
  schema: z.core.$ZodType;
  text: string;
  document: Document.Parsed;
  /** What the document says. */
  value: unknown;
}

/** Explains to authors why a YAML text does not match its schema: one finding for each cause, with its offset. */
export function explainIssues(issues: readonly Issue[], wrong: WrongText): Finding[] {
  const chosen = issues
    .flatMap((issue) => chooseOption(issue, wrong))
    .map((issue) => ({ issue, keys: listKeys(issue, wrong) }));
  const misspelt = new Set(
    chosen.flatMap(({ issue, keys }) =>
      [...keys.meant.values()].map((name) => JSON.stringify([...issue.path, name])),
    ),
  );
  return (
    chosen
      // A misspelt name is missing too.
      .filter(({ issue }) => !misspelt.has(JSON.stringify(issue.path)))
      .flatMap(({ issue, keys }) => explainIssue(issue, keys, wrong))
  );
}

/** The names that a schema knows where others are written, and which of them each other one means, if that is clear. */
interface Keys {
  known: string[];
  meant: ReadonlyMap<string, string>;
}

function listKeys(issue: Issue, { schema, value }: WrongText): Keys {
  if (issue.code !== 'unrecognized_keys') return { known: [], meant: new Map() };
  const written = Object.keys(valueAt(value, issue.path) ?? {});
  const known = listKnownKeys(schema, value, issue.path);
  const free = known.filter((key) => !written.includes(key));
  const meant = issue.keys.flatMap((key) => {
    const name = nearest(key, free);
    return name === undefined ? [] : [[key, name] as const];
  });
  return { known, meant: new Map(meant) };
}

/** If a value can have several forms, replaces the issue with those of the form that its names show. */
function chooseOption(issue: Issue, wrong: WrongText): Issue[] {
  const { schema, value } = wrong;
  const written = valueAt(value, issue.path);
  if (issue.code !== 'invalid_union' || typeof written !== 'object' || written === null) {
    return [issue];
  }
  const options = issue.errors
    .map((issues) => ({ issues, unknown: listUnknown(issues) }))
    .sort((a, b) => a.unknown.length - b.unknown.length);
  const [best, second] = options;
  const names = Object.keys(written);
  const isClear =
    best && best.unknown.length < (second?.unknown.length ?? Number.POSITIVE_INFINITY);
  if (best && isClear && best.unknown.length < names.length) {
    return best.issues.flatMap((each) =>
      chooseOption({ ...each, path: [...issue.path, ...each.path] }, wrong),
    );
  }
  const known = listKnownKeys(schema, value, issue.path);
  const misspelt = names.filter((name) => !known.includes(name) && nearest(name, known));
  if (misspelt.length === 0) return [issue];
  return [{ code: 'unrecognized_keys', keys: misspelt, path: issue.path, message: '' }];
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

function explainIssue(issue: Issue, keys: Keys, { text, document }: WrongText): Finding[] {
  const nodeAt = (path: PropertyKey[]) =>
    path.length === 0 ? document.contents : (document.getIn(path, true) as ParsedNode | undefined);
  const node = nodeAt(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      offset: findKey(node, key) ?? node?.range[0],
      ...describeUnknown(key, issue.path, keys),
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

function describeUnknown(key: string, path: PropertyKey[], { known, meant }: Keys): Finding {
  const name = meant.get(key);
  return {
    code: 'settings/unknown-setting',
    found: `the unknown setting ${key}${describePath(path, ' in ')}`,
    expected: known.length > 0 ? `only ${known.join(', ')}` : 'only settings that exist',
    fix: name ? `did you mean ${name}?` : 'remove it, or correct its spelling',
  };
}

function describeMissing(issue: Issue): Finding {
  const name = issue.path.at(-1);
  return {
    code: 'settings/missing-setting',
    found: `no ${describePath(issue.path) || 'settings'}`,
    expected: describeExpected(issue),
    fix: name === undefined ? 'add them' : `add \`${String(name)}: …\``,
  };
}

function describeWrong(issue: Issue, node: ParsedNode, text: string): Finding {
  const written = showWritten(text, node);
  const expected = describeExpected(issue);
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
