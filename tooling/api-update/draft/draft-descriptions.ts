import type { Describable } from '../../../src/openapi/coverage/list-descriptions';
import type { Draft } from './draft';
import { sortByNearness } from './find-nearest';

/** Kinds of parts whose names mean the same wherever they are. */
const isNamedAlike = { parameter: true, header: true } as Record<string, true>;

/**
 * Drafts the descriptions of parts: the words of ours on the nearest part with the same name, those that the
 * platform has for the part itself, or nothing. `described` are the parts that authors have described.
 */
export function draftDescriptions(
  parts: readonly Describable[],
  described: readonly Describable[],
): Draft[] {
  return parts.map((part) => {
    const { kind, name, label, pointer, description } = part;
    const alike = described.filter((each) => each.name === name && isComparable(each.kind, kind));
    const [nearest] = sortByNearness(label, alike);
    const takes = nearest && (description === undefined || isNamedAlike[kind]);
    const inner = kind === 'value' ? pointer.replace(/\/enum\/\d+$/, '') : pointer;
    return {
      pointer: inner,
      keys: kind === 'value' ? ['x-enum-descriptions', name] : ['description'],
      ...(takes
        ? { value: nearest.description, from: nearest.label }
        : { value: description ?? '', ...(description && { from: 'the interface file' }) }),
    };
  });
}

/** A field may become a parameter, and the other way around. */
function isComparable(one: Describable['kind'], other: Describable['kind']): boolean {
  const group = (kind: Describable['kind']) => (kind === 'parameter' ? 'field' : kind);
  return group(one) === group(other);
}
