import type { z } from 'zod';
import { nearest } from '../../text/nearest';
import { listKnownKeys } from './known-keys';

type Issue = z.core.$ZodIssue;

/** A mistake in settings. For unknown names, it has the known ones, and the one that was meant if it is clear. */
export type SettledIssue = Issue & { known?: string[]; meant?: Record<string, string> };

/** Turns the issues of a schema into the mistakes of an author: one for each cause. */
export function settleIssues(
  issues: readonly Issue[],
  schema: z.core.$ZodType,
  value: unknown,
): SettledIssue[] {
  const settled = issues
    .flatMap((issue) => chooseOption(issue, schema, value))
    .map((issue) => addMeant(issue, schema, value));
  const renamed = new Set(
    settled.flatMap(({ path, meant = {} }) =>
      Object.values(meant).map((name) => JSON.stringify([...path, name])),
    ),
  );
  // A misspelt name is missing too.
  return settled.filter(({ path }) => !renamed.has(JSON.stringify(path)));
}

function addMeant(issue: Issue, schema: z.core.$ZodType, value: unknown): SettledIssue {
  if (issue.code !== 'unrecognized_keys') return issue;
  const written = Object.keys(valueAt(value, issue.path) ?? {});
  const known = listKnownKeys(schema, value, issue.path);
  const free = known.filter((key) => !written.includes(key));
  const meant = issue.keys.flatMap((key) => {
    const name = nearest(key, free);
    return name === undefined ? [] : [[key, name]];
  });
  return { ...issue, known, meant: Object.fromEntries(meant) };
}

/** If a value can have several forms, replaces the issue with those of the form that its names show. */
function chooseOption(issue: Issue, schema: z.core.$ZodType, value: unknown): Issue[] {
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
      chooseOption({ ...each, path: [...issue.path, ...each.path] }, schema, value),
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
