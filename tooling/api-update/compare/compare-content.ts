import type { Change } from '../../../src/openapi/changes/change';
import { asObject, type Json, own } from '../../../src/openapi/document/document';
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
    ...compareMedia(comparison, was, is, position),
  ];
}

/** The changes of the schemas of each media type on both sides, without those that only repeat others. */
function compareMedia(comparison: Comparison, was: Json, is: Json, position: Position): Change[] {
  const { before, after } = comparison;
  const [first, current] = [Object.keys(was)[0], Object.keys(is)[0]];
  const pairs = Object.keys(is)
    .filter((type) => Object.hasOwn(was, type))
    .map((type) => [type, type] as const);
  if (pairs.length === 0 && first && current) pairs.push([first, current]);
  const seen = new Set<string>();
  return pairs.flatMap(([old, type]) => {
    const [one, other] = [asObject(own(was, old)).schema, asObject(own(is, type)).schema];
    const forms = [toCanonicalForm(before.document, one), toCanonicalForm(after.document, other)];
    if (seen.has(forms.join(' '))) return [];
    seen.add(forms.join(' '));
    const at = type === current ? position : below(position, type);
    return comparison.compare(comparison, one, other, at);
  });
}
