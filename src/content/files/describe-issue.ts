import { isScalar, type ParsedNode } from 'yaml';
import type { z } from 'zod';
import { nearest } from '../../text/nearest';

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'settings, each written as `name: value`',
  record: 'names with values, each written as `name: value`',
};

/**
 * Says to authors what a schema expects, as an error map of Zod; undefined where Zod's own words or those of the
 * schema say it. Of an object with unknown names, it lists the known ones.
 */
export function describeExpected(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'too_small':
      if (issue.origin !== 'array') return 'text that is not empty';
      return issue.minimum === 1 ? 'at least one entry' : `at least ${issue.minimum} entries`;
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'a full address, like https://example.org/' : undefined;
    case 'invalid_union':
      return issue.discriminator && `one of ${(issue.options as string[]).join(', ')}`;
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject).shape ?? {}).join(', ');
    default:
      return undefined;
  }
}

function showKey(key: PropertyKey): string {
  return typeof key === 'number' ? `, entry ${key + 1}` : `.${String(key)}`;
}

/** Returns "label in navbar.items, entry 1", or an empty string for the file itself; entries are counted from one. */
export function describePath(path: PropertyKey[], before = ''): string {
  if (path.length === 0) return '';
  const isEntry = typeof path.at(-1) === 'number';
  const within = path
    .slice(0, isEntry ? undefined : -1)
    .map(showKey)
    .join('')
    .replace(/^[., ]+/, '');
  if (isEntry) return before + within;
  return before + String(path.at(-1)) + (within && ` in ${within}`);
}

/** Returns a value as the author wrote it, on one line and shortened. */
export function showWritten(text: string, node: ParsedNode): string {
  const [start, end] = node.range;
  const written = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return written.length > 60 ? `${written.slice(0, 60)}…` : written;
}

/** Describes a value and where it is: "type: dropdown in navbar.items, entry 1". */
export function describeValue(written: string, path: PropertyKey[]): string {
  const key = path.at(-1);
  if (typeof key !== 'string') return `${written}${describePath(path, ' as ')}`;
  const [name = '', within] = describePath(path).split(' in ');
  return `${name}: ${written}${within ? ` in ${within}` : ''}`;
}

/** Suggests how to fix a value: a similar one that is allowed, or quotes for text that YAML parses as a number or boolean. */
export function fixValue(issue: z.core.$ZodIssue, node: ParsedNode, written: string): string {
  const name = String(issue.path.at(-1));
  const [, allowed = ''] = /^one of (.+)$/.exec(issue.message) ?? [];
  const meant = nearest(written, allowed.split(', '));
  if (meant) return `did you mean ${name}: ${meant}?`;
  const wantsText = issue.code === 'invalid_type' && issue.expected === 'string';
  return wantsText && isScalar(node) ? `write ${name}: "${written}"` : 'correct the value';
}
