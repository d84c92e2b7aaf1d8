import type { Change } from '../../../src/openapi/changes/change';
import type { Json } from '../../../src/openapi/document/document';
import { kindOf } from '../../../src/openapi/schema/schema-kind';
import { labelSchema } from '../../../src/openapi/schema/schema-label';
import { listRules, type Rule } from '../../../src/openapi/schema/schema-rules';
import { toCanonicalForm } from './canonical-form';
import { relateKeyword } from './compare-type';
import type { Comparison } from './comparison';
import { changeAt, type Position } from './position';

/** The changes of conditions and of other constraints that are neither fields nor alternatives. */
export function compareRules(
  { before, after, typeNames }: Comparison,
  one: Json,
  other: Json,
  position: Position,
): Change[] {
  const [was, is] = [new Map(listAllRules(one)), new Map(listAllRules(other))];
  const newName = (name: string) => typeNames.get(name) ?? name;
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((label) => {
    const [old, current] = [was.get(label), is.get(label)];
    const isEqual =
      was.has(label) &&
      is.has(label) &&
      toCanonicalForm(before.document, old, newName) === toCanonicalForm(after.document, current);
    if (isEqual) return [];
    return changeAt(position, relateKeyword(old, current), {
      change: 'changed',
      aspect: 'limits',
      ...(was.has(label) && { from: `${label}: ${labelSchema(before.document, old)}` }),
      ...(is.has(label) && { to: `${label}: ${labelSchema(after.document, current)}` }),
    });
  });
}

/** All constraints that are compared as a whole, also those that pages show in rows of their own. */
function listAllRules(schema: Json): Rule[] {
  const kind = kindOf(schema);
  return [
    ...listRules(schema, kind).filter(([label]) => label !== 'any other key'),
    ...(kind === 'tuple' ? [['the entries', { prefixItems: schema.prefixItems }] as Rule] : []),
    ...(kind === 'not' ? [['not', schema.not] as Rule] : []),
  ];
}
