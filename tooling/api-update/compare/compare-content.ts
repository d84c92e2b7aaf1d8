import type { Change } from '../../../src/openapi/changes/change';
import { asObject } from '../../../src/openapi/document/document';
import { toCanonicalForm } from './canonical-form';
import type { Comparison } from './comparison';
import { below, changeWords, type Position } from './position';

/** The changes of the media types of a body or response, and of their schemas. */
export function compareContent(
  comparison: Comparison,
  before: unknown,
  after: unknown,
  position: Position,
): Change[] {
  const [was, is] = [asObject(before), asObject(after)];
  const gone = Object.keys(was).filter((type) => !Object.hasOwn(is, type));
  const fresh = Object.keys(is).filter((type) => !Object.hasOwn(was, type));
  const difference = gone.length > 0 ? 'mediaTypesRemoved' : 'mediaTypesAdded';
  const words = [gone.join(', ') || undefined, fresh.join(', ') || undefined] as const;
  return [
    ...changeWords(position, difference, 'content', ...words),
    ...pairMediaTypes(comparison, Object.entries(was), Object.entries(is)).flatMap(
      ([type, one, other]) => {
        const isFirst = type === Object.keys(is)[0];
        const at = isFirst ? position : below(position, type);
        return comparison.compare(comparison, one, other, at);
      },
    ),
  ];
}

type MediaEntry = [type: string, media: unknown];

/** The schemas of each media type on both sides, without those that only repeat others. */
function pairMediaTypes(
  { before, after }: Comparison,
  was: MediaEntry[],
  is: MediaEntry[],
): [type: string, before: unknown, after: unknown][] {
  const old = new Map(was);
  const shared = is.filter(([type]) => old.has(type));
  const [first] = was;
  const [current] = is;
  const pairs = shared.map(([type, media]) => [type, old.get(type), media] as const);
  if (pairs.length === 0 && first && current) pairs.push([current[0], first[1], current[1]]);
  const seen = new Set<string>();
  return pairs.flatMap(([type, one, other]) => {
    const schemas = [asObject(one).schema, asObject(other).schema] as const;
    const key = [before, after]
      .map(({ document }, index) => toCanonicalForm(document, schemas[index], (name) => name))
      .join(' ');
    if (seen.has(key)) return [];
    seen.add(key);
    return [[type, ...schemas]];
  });
}
