import {
  asObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../../../src/openapi/document/document';
import { nameOfReference } from '../../../src/openapi/document/reference';
import { wholeOf } from '../../../src/openapi/schema/whole-schema';
import { isStructure } from '../../../src/text/written-number';
import type { Fit } from './model';
import type { Renames } from './renames';

/** A schema in one of the two documents. */
interface Side {
  document: OpenApiDocument;
  schema: unknown;
}

/** The type that a path of fields starts at. */
interface Owner {
  type?: string;
  field: string[];
}

/**
 * Finds the keys of an example value that its type had before and has no longer, or under another name.
 * Where a value may be of several types, it is only judged if its keys leave one of them.
 */
export function fitExample(value: unknown, before: Side, after: Side, renames: Renames): Fit {
  return fitValue(value, before, after, renames, { field: [] }, []);
}

function fitValue(
  value: unknown,
  before: Side,
  after: Side,
  renames: Renames,
  owner: Owner,
  path: string[],
): Fit {
  if (!isStructure(value)) return nothing;
  const was = choose(Object.keys(value), before, owner);
  const is = was && choose(Object.keys(value).map(nameAfter(was.owner, renames)), after, owner);
  if (!was || !is) return nothing;
  if (Array.isArray(value)) {
    const [one, other] = [itemsOf(was.side), itemsOf(is.side)];
    if (!one || !other) return nothing;
    return join(
      value.map((item, index) =>
        fitValue(item, one, other, renames, was.owner, [...path, String(index)]),
      ),
    );
  }
  const [had, has] = [fieldsOf(was.side), fieldsOf(is.side)];
  return join(
    Object.entries(value).map(([key, part]): Fit => {
      const old = own(had, key);
      // Not described before either, so the change has nothing to do with it.
      if (old === undefined) return nothing;
      const at = [...path, key];
      const field = [...was.owner.field, key];
      const to = nameAfter(was.owner, renames)(key);
      const current = own(has, to);
      if (current === undefined) {
        return isOpen(is.side) ? nothing : { gone: [at], renamed: [] };
      }
      const inner = fitValue(
        part,
        { ...before, schema: old },
        { ...after, schema: current },
        renames,
        { ...was.owner, field },
        at,
      );
      return to === key ? inner : join([inner, { gone: [], renamed: [{ path: at, to }] }]);
    }),
  );
}

/** The name that a field of a type has in the newer document. */
function nameAfter({ type, field }: Owner, renames: Renames): (key: string) => string {
  const address = (key: string) => ({ ...(type && { type }), field: [...field, key].join('.') });
  return (key) => renames.nameOf(address(key)) ?? key;
}

const nothing: Fit = { gone: [], renamed: [] };

function join(fits: readonly Fit[]): Fit {
  return {
    gone: fits.flatMap(({ gone }) => gone),
    renamed: fits.flatMap(({ renamed }) => renamed),
  };
}

/** The schema that a value with these keys is of: itself, or the one alternative that has most of them. */
function choose(
  keys: readonly string[],
  side: Side,
  owner: Owner,
): { side: Side; owner: Owner } | undefined {
  const { document, schema } = side;
  const { ref, schema: whole } = wholeOf(document, schema);
  const named = ref === undefined ? owner : { type: nameOfReference(ref), field: [] };
  const [alternatives, ...others] = [whole.oneOf, whole.anyOf].filter(Array.isArray);
  if (!alternatives) return { side, owner: named };
  if (others.length > 0 || whole.allOf !== undefined) return undefined;
  const counted = alternatives.map((each) => {
    const fields = fieldsOf({ document, schema: each });
    return { each, count: keys.filter((key) => Object.hasOwn(fields, key)).length };
  });
  const most = Math.max(1, ...counted.map(({ count }) => count));
  const [only, other] = counted.filter(({ count }) => count === most);
  if (only === undefined || other !== undefined) return undefined;
  return { side: { document, schema: { allOf: [only.each, schema] } }, owner: named };
}

function itemsOf({ document, schema }: Side): Side | undefined {
  const { items } = wholeOf(document, schema).schema;
  return items === undefined ? undefined : { document, schema: items };
}

function fieldsOf({ document, schema }: Side): Json {
  return asObject(wholeOf(document, schema).schema.properties);
}

/** Whether an object may have further keys, which the schema describes. */
function isOpen({ document, schema }: Side): boolean {
  const { additionalProperties = false, patternProperties = false } = wholeOf(
    document,
    schema,
  ).schema;
  return additionalProperties !== false || patternProperties !== false;
}
