import type { Locate } from '../../src/content/model';
import type { Finding, Problem } from '../../src/problems/problem';
import type { SplitText } from '../../src/story/forms';
import type { ExpectedResponse } from '../../src/story/response-examples';
import { nearest } from '../../src/text/nearest';
import type { Bindings } from './compare/bindings';
import { matchText } from './compare/match-text';
import type { Exchange } from './proxy';

/** What HTTP itself adds to responses, and what says how they are sent and kept. */
const standardHeaders = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'vary',
]);

/** A finding with its place, if that is not the example of the response. */
export type PlacedFinding = Finding & Partial<Problem>;

/** What the headers of responses are checked with. */
export interface HeaderChecks {
  split: SplitText;
  locate: Locate;
  /** The names of headers that any response may have, in lower case. */
  commonHeaders: ReadonlySet<string>;
}

/** Checks which headers a response has, and that their values have the form of their examples. */
export function checkHeaders(
  { headers: found }: NonNullable<Exchange['response']>,
  { headers: documented }: ExpectedResponse,
  { words }: Pick<Bindings, 'words'>,
  { split, locate, commonHeaders }: HeaderChecks,
): PlacedFinding[] {
  const code = 'prove/header';
  const known = new Set(documented.map(({ name }) => name));
  const omitted = Object.keys(found).filter((name) =>
    [standardHeaders, commonHeaders, known].every((names) => !names.has(name)),
  );
  const renamed = new Set<string>();
  const wrong = documented.flatMap(({ name, pointer, isRequired, example }) => {
    const value = found[name];
    if (value === undefined) {
      const other = nearest(name, omitted);
      if (!isRequired && other === undefined) return [];
      if (other !== undefined) renamed.add(other);
      return {
        code,
        found: other === undefined ? `no header ${name}` : `the header ${other}`,
        expected: `the header ${name}, as documented`,
        fix: other === undefined ? 'remove it or make it optional, by overlay' : `name it ${other}`,
        ...locate(pointer),
      };
    }
    // Each response has ids of its own, for which the document has one example.
    const bindings = { words, ids: new Map<string, string>() };
    if (example === undefined || matchText(example, String(value), split, bindings)) return [];
    return {
      code,
      found: `${name}: ${value}`,
      expected: `${name}: ${example}, or another value of this form`,
      fix: 'correct the example of the header',
      ...locate(pointer),
    };
  });
  const undocumented = omitted
    .filter((name) => !renamed.has(name))
    .map((name) => ({
      code,
      found: `${name}: ${found[name]}`,
      expected: 'no header that the docs omit',
      fix: 'add it to the headers of this response by overlay',
    }));
  return [...wrong, ...undocumented];
}
