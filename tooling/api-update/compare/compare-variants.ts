import type { Change } from '../../../src/openapi/changes/change';
import { asObject, type Json } from '../../../src/openapi/document/document';
import { nameOfVariant } from '../../../src/openapi/schema/variant-name';
import { toCanonicalForm } from './canonical-form';
import { alternativesIn } from './compare-type';
import { type Comparison, isSame, type Side } from './comparison';
import { changeAt, inVariant, type Position } from './position';
import { typeNameOf } from './schema-view';

interface RawVariant {
  label: string;
  /** Its name or number, which the paths of its fields contain. */
  key: string;
  /** Whether it has a name, and not only a number. */
  hasName: boolean;
  schema: unknown;
}

/** Whether two alternatives are the same one. */
type Match = (before: RawVariant, after: RawVariant) => boolean;

/** The changes of the alternatives of a oneOf or anyOf: added, removed, renamed, and changes within. */
export function compareVariants(
  comparison: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Change[] {
  const gone = new Set(listVariants(comparison.before, before));
  const fresh = new Set(listVariants(comparison.after, after));
  const changes: Change[] = [];
  const pairUp = (isMatch: Match, report: (one: RawVariant, other: RawVariant) => Change[]) => {
    for (const current of [...fresh]) {
      const matches = [...gone].filter((old) => isMatch(old, current));
      const [old] = matches;
      const rivals = [...fresh].filter((each) => old && isMatch(old, each));
      if (old === undefined || matches.length > 1 || rivals.length > 1) continue;
      gone.delete(old);
      fresh.delete(current);
      changes.push(...report(old, current));
    }
  };
  const compareInner = (old: RawVariant, current: RawVariant) =>
    comparison.compare(
      comparison,
      old.schema,
      current.schema,
      inVariant(position, current.label, current.key),
    );
  dropEqual(comparison, gone, fresh);
  pairUp((old, current) => isSameType(comparison, old.schema, current.schema), compareInner);
  pairUp((old, current) => old.hasName && old.label === current.label, compareInner);
  pairUp(
    (old, current) => isSame(comparison, old.schema, current.schema, position),
    () => [],
  );
  pairUp(
    (old, current) => isSameInside(comparison, old.schema, current.schema, position),
    (old, current) => [
      changeAt(
        { ...position, address: { ...position.address, variant: current.label } },
        'variantRenamed',
        {
          change: 'renamed',
          from: old.label,
        },
      ),
    ],
  );
  pairUp(hasSameFields, compareInner);
  // Without names, the alternatives that are left are the same only if there is one of each.
  pairUp((old, current) => !old.hasName && !current.hasName, compareInner);
  const list = (variants: Set<RawVariant>, isAdded: boolean) =>
    [...variants].map(({ label }) =>
      changeAt(position, isAdded ? 'variantAdded' : 'variantRemoved', {
        change: isAdded ? 'added' : 'removed',
        variant: label,
      }),
    );
  return [...changes, ...list(fresh, true), ...list(gone, false)];
}

/** Drops the alternatives that are written alike, of which several may be the same. */
function dropEqual(
  { before, after, typeNames }: Comparison,
  gone: Set<RawVariant>,
  fresh: Set<RawVariant>,
): void {
  const newName = (name: string) => typeNames.get(name) ?? name;
  const forms = new Map(
    [...gone].map((old) => [old, toCanonicalForm(before.document, old.schema, newName)]),
  );
  for (const current of [...fresh]) {
    const form = toCanonicalForm(after.document, current.schema);
    const old = [...gone].find((each) => forms.get(each) === form);
    if (old === undefined) continue;
    gone.delete(old);
    fresh.delete(current);
  }
}

function listVariants({ document }: Side, schema: Json): RawVariant[] {
  return (alternativesIn(schema) ?? []).map((part, index) => {
    const name = nameOfVariant(document, part);
    const key = name ?? String(index + 1);
    return { label: name ?? `Option ${key}`, key, hasName: name !== undefined, schema: part };
  });
}

function isSameType({ before, after, typeNames }: Comparison, one: unknown, other: unknown) {
  const [old, current] = [typeNameOf(before.document, one), typeNameOf(after.document, other)];
  return old !== undefined && current !== undefined && typeNames.get(old) === current;
}

/** Whether two alternatives without names are objects whose fields have the same names. */
function hasSameFields(before: RawVariant, after: RawVariant): boolean {
  const [one, other] = [before, after].map(({ schema }) =>
    Object.keys(asObject(asObject(schema).properties)).sort(),
  );
  const areNameless = !before.hasName && !after.hasName;
  return areNameless && one?.length !== 0 && String(one) === String(other);
}

/** Whether two alternatives are objects with a single field each, which differ only in its name. */
function isSameInside(
  comparison: Comparison,
  before: unknown,
  after: unknown,
  position: Position,
): boolean {
  const [one, other] = [before, after].map((part) =>
    Object.values(asObject(asObject(part).properties)),
  );
  return one?.length === 1 && other?.length === 1 && isSame(comparison, one[0], other[0], position);
}
