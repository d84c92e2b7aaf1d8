import {
  asList,
  asObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../../../src/openapi/document/document';
import { follow, keysOf, pointerOf, referenceOf } from '../../../src/openapi/document/reference';
import { mergeSchemas } from '../../../src/openapi/schema/merge-schemas';
import { isNullable, onlyAlternative, onlyPart } from '../../../src/openapi/schema/schema-label';

/** A schema as a caller sees it, in whichever of the equivalent ways it is written. */
export interface SchemaView {
  /** The named types that it consists of: one for a reference, several for an `allOf`. */
  types: readonly string[];
  /** References to other places, which are followed because these have no name for readers. */
  inlined: readonly string[];
  /** Everything beside those types, merged. */
  own: Json;
  nullable: boolean;
}

/** The name of the type that a schema refers to, if it is one of the components. */
export function typeNameOf(document: OpenApiDocument, schema: unknown): string | undefined {
  const ref = referenceOf(schema);
  if (ref === undefined) return undefined;
  const [root, kind, name, ...rest] = keysOf(pointerOf(document, ref) ?? ref);
  return root === 'components' && kind === 'schemas' && rest.length === 0 ? name : undefined;
}

/** The schema of a named type. */
export function schemaOfType(document: OpenApiDocument, name: string): unknown {
  return own(asObject(asObject(document.components).schemas), name);
}

const empty: SchemaView = { types: [], inlined: [], own: {}, nullable: false };

/** Reads a schema down to the named types that it refers to. */
export function viewSchema(
  document: OpenApiDocument,
  value: unknown,
  seen: readonly string[] = [],
): SchemaView {
  if (value === false) return { ...empty, own: { not: {} } };
  const part = onlyPart(value);
  if (part !== undefined) return viewSchema(document, part, seen);
  const alternative = onlyAlternative(value);
  if (alternative !== undefined) {
    return { ...viewSchema(document, alternative, seen), nullable: true };
  }
  const { $ref: _ref, $dynamicRef: _dynamic, allOf, ...beside } = asObject(value);
  const parts = asList(allOf).map((each) => viewSchema(document, each, seen));
  return [...viewReference(document, value, seen), ...parts].reduceRight<SchemaView>(joinViews, {
    ...empty,
    own: beside,
    nullable: isNullable(beside),
  });
}

function viewReference(
  document: OpenApiDocument,
  value: unknown,
  seen: readonly string[],
): SchemaView[] {
  const ref = referenceOf(value);
  if (ref === undefined || seen.includes(ref)) return [];
  const name = typeNameOf(document, value);
  if (name !== undefined) return [{ ...empty, types: [name] }];
  const view = viewSchema(document, follow(document, ref), [...seen, ref]);
  return [{ ...view, inlined: [ref, ...view.inlined] }];
}

function joinViews(near: SchemaView, far: SchemaView): SchemaView {
  return {
    types: [...new Set([...far.types, ...near.types])],
    inlined: [...new Set([...far.inlined, ...near.inlined])],
    own: mergeSchemas(far.own, near.own),
    nullable: near.nullable || far.nullable,
  };
}

/** A view without named types: what they consist of is merged into it. */
export function expandView(
  document: OpenApiDocument,
  view: SchemaView,
  seen: readonly string[] = [],
): SchemaView {
  const inner = view.types
    .filter((name) => !seen.includes(name))
    .map((name) =>
      expandView(document, viewSchema(document, schemaOfType(document, name)), [...seen, name]),
    );
  return inner.reduceRight(joinViews, { ...view, types: [] });
}

/** A schema without references at its top. */
export function expandSchema(document: OpenApiDocument, schema: unknown): SchemaView {
  return expandView(document, viewSchema(document, schema));
}
