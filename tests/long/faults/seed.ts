import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Any part of a document. */
export type Part = Record<string, unknown> | unknown[];

const path = join(__dirname, '..', '..', 'fixtures', 'faults', 'harbour.yaml');

/** The text of the valid document that faults are made from. */
export const seedText = readFileSync(path, 'utf8');

/** A copy of that document. */
export function copySeed(version = '3.1.0'): Record<string, unknown> {
  return { ...parse(seedText), openapi: version };
}

/** The places of all values of a document, as lists of keys; each kind of place once. */
export function listPlaces(
  value: unknown,
  isWanted: (value: unknown) => boolean = () => true,
): string[][] {
  const places = new Map<string, string[]>();
  const visit = (part: unknown, keys: string[]) => {
    const kind = keys.map((key) => (/^\d+$/.test(key) ? '0' : key)).slice(-3);
    if (keys.length > 0 && isWanted(part)) {
      const name = `${kind.join(' ')} ${Array.isArray(part) ? 'list' : typeof part}`;
      if (!places.has(name)) places.set(name, keys);
    }
    if (typeof part !== 'object' || part === null) return;
    for (const [key, below] of Object.entries(part)) visit(below, [...keys, key]);
  };
  visit(value, []);
  return [...places.values()];
}

/** The object or list that contains a place. */
export function ownerOf(document: Part, keys: readonly string[]): Record<string, unknown> {
  let owner: unknown = document;
  for (const key of keys.slice(0, -1)) owner = (owner as Record<string, unknown>)[key];
  return owner as Record<string, unknown>;
}

/** A copy of the document with another value at a place. */
export function replaceAt(keys: readonly string[], value: unknown, version?: string): unknown {
  const document = copySeed(version);
  ownerOf(document, keys)[keys.at(-1) ?? ''] = value;
  return document;
}

/** A copy of the document with another name for a key. `__proto__` becomes a key like any other. */
export function renameAt(keys: readonly string[], name: string, version?: string): unknown {
  const document = copySeed(version);
  const old = keys.at(-1);
  const owner = ownerOf(document, keys);
  const entries = Object.entries(owner).map(([key, value]) => [key === old ? name : key, value]);
  const renamed = Object.fromEntries(entries);
  if (keys.length === 1) return renamed;
  ownerOf(document, keys.slice(0, -1))[keys.at(-2) ?? ''] = renamed;
  return document;
}

/** A copy of a value with every text in it replaced. */
export function mapTexts(
  value: unknown,
  map: (text: string, keys: string[]) => unknown,
  keys: string[] = [],
): unknown {
  if (typeof value === 'string') return map(value, keys);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((each, index) => mapTexts(each, map, [...keys, String(index)]));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, map, [...keys, key])]),
  );
}
