import { type Document, isMap, isScalar, type ParsedNode } from 'yaml';
import type { z } from 'zod';
import type { Finding } from '../../problems/problem';
import {
  describeExpected,
  describePath,
  describeValue,
  fixValue,
  showWritten,
} from './describe-issue';
import type { SettledIssue } from './settle-issues';

/** Explains to authors why a YAML text does not match its schema, with the offset of what is wrong. */
export function explainIssue(
  issue: SettledIssue,
  text: string,
  document: Document.Parsed,
): Finding[] {
  const nodeAt = (path: PropertyKey[]) =>
    path.length === 0 ? document.contents : (document.getIn(path, true) as ParsedNode | undefined);
  const node = nodeAt(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      offset: findKey(node, key) ?? node?.range[0],
      ...describeUnknown(key, issue),
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

function describeUnknown(key: string, { path, known = [], meant = {} }: SettledIssue): Finding {
  const name = meant[key];
  return {
    code: 'settings/unknown-setting',
    found: `the unknown setting ${key}${describePath(path, ' in ')}`,
    expected: known.length > 0 ? `only ${known.join(', ')}` : 'only settings that exist',
    fix: name ? `did you mean ${name}?` : 'remove it, or correct its spelling',
  };
}

function describeMissing(issue: z.core.$ZodIssue): Finding {
  const name = issue.path.at(-1);
  return {
    code: 'settings/missing-setting',
    found: `no ${describePath(issue.path) || 'settings'}`,
    expected: describeExpected(issue),
    fix: name === undefined ? 'add them' : `add \`${String(name)}: …\``,
  };
}

function describeWrong(issue: z.core.$ZodIssue, node: ParsedNode, text: string): Finding {
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
