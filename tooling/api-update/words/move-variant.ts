import { asList, asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { nameOfReference } from '../../../src/openapi/document/reference';
import { queryPath } from '../../../src/overlays/json-path';
import type { Renames } from './renames';

const variant = /^(.*?\.(?:oneOf|anyOf|allOf))\[(\d+)\]/;

/**
 * The target of an action whose alternatives have other places in the newer document: `oneOf[2]` may
 * have become `oneOf[1]`. Undefined if the alternative is gone. `target` has new names already,
 * `original` those of the older document.
 */
export function moveVariant(
  target: string,
  original: string,
  documents: { before: OpenApiDocument; after: OpenApiDocument },
  renames: Renames,
): string | undefined {
  const [start, list = '', index = ''] = variant.exec(target) ?? [];
  const [oldStart, oldList] = variant.exec(original) ?? [];
  if (start === undefined || oldStart === undefined || oldList === undefined) return target;
  const was = selectList(documents.before, oldList).map((each) => nameVariant(each, renames));
  const is = selectList(documents.after, list).map((each) => nameVariant(each));
  const name = was[Number(index)];
  const found = name === undefined ? -1 : is.indexOf(name);
  const isReplaced =
    found < 0 && was.length === is.length && !was.includes(is[Number(index)] ?? '');
  const moved = isReplaced ? Number(index) : found;
  if (moved < 0) return is.length === 0 ? target : undefined;
  return `${list}[${moved}]${target.slice(start.length)}`;
}

function selectList(document: OpenApiDocument, path: string): unknown[] {
  const selected = queryPath(document, path);
  return 'matches' in selected ? asList(selected.matches[0]?.value) : [];
}

/** What distinguishes an alternative from the others: its type, its title or the names of its fields. */
function nameVariant(value: unknown, renames?: Renames): string {
  const { $ref, title, properties, type, enum: values } = asObject(value);
  if (typeof $ref === 'string') {
    const name = nameOfReference($ref);
    return renames?.types.get(name) ?? name;
  }
  if (typeof title === 'string') return title;
  const fields = Object.keys(asObject(properties)).sort();
  return JSON.stringify([type, fields, values]);
}
