import { type Fault, inJson } from './fault';
import { copySeed, listPlaces, replaceAt } from './seed';

/** Values of every type, none of which fits everywhere. */
const values: unknown[] = [
  null,
  true,
  0,
  -1.5,
  '',
  'text',
  [],
  {},
  [null],
  [[]],
  { a: true },
  1e308,
  '__proto__',
  ['text'],
  { $ref: 1 },
  { constructor: { prototype: null } },
];

/** A value of another type in each kind of place, another one each time. */
export function listSwappedTypes(): Fault[] {
  const places = listPlaces(copySeed()).filter(([first]) => first !== 'openapi');
  // Half of them are enough: the places of a document are alike.
  return places
    .filter((_, index) => index % 2 === 0)
    .map((keys, index) => {
      const value = values[(index * 7) % values.length];
      const version = index % 2 === 0 ? '3.1.0' : '3.0.3';
      const name = `${JSON.stringify(value)} at ${keys.join('/')} (${version})`;
      return inJson(name, () => replaceAt(keys, value, version));
    });
}
