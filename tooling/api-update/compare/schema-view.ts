import {
  asObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../../../src/openapi/document/document';
import { keysOf, pointerOf } from '../../../src/openapi/document/reference';
import { isNullable } from '../../../src/openapi/schema/schema-label';
import { besideType, wholeOf } from '../../../src/openapi/schema/whole-schema';

/** A schema as a caller sees it, in whichever of the equivalent ways it is written. */
export interface SchemaView {
  /** The name of the type that it is, if it is one of the components. */
  type?: string;
  /** What it says beside that type, or all of it. */
  own: Json;
  nullable: boolean;
  /** Identifies a schema without a name that consists of several, and so may contain itself. */
  form?: string;
}

/** The name of the type that a schema is, if it is one of the components. */
export function typeNameOf(document: OpenApiDocument, schema: unknown): string | undefined {
  const { ref } = wholeOf(document, schema);
  if (ref === undefined) return undefined;
  const [root, kind, name, ...rest] = keysOf(pointerOf(document, ref) ?? ref);
  return root === 'components' && kind === 'schemas' && rest.length === 0 ? name : undefined;
}

/** The schema of a named type. */
export function schemaOfType(document: OpenApiDocument, name: string): unknown {
  return own(asObject(asObject(document.components).schemas), name);
}

/** Reads a schema down to the named type that it is. */
export function viewSchema(document: OpenApiDocument, value: unknown): SchemaView {
  const type = typeNameOf(document, value);
  if (type === undefined) return expandSchema(document, value);
  const beside = besideType(document, value);
  return { type, own: beside, nullable: isNullable(beside) };
}

/** A schema without references at its top: what a named type consists of is part of it. */
export function expandSchema(document: OpenApiDocument, value: unknown): SchemaView {
  const { schema, form, isNothing, ref, isComposed } = wholeOf(document, value);
  if (isNothing) return { own: { not: {} }, nullable: false };
  const mayRecur = ref !== undefined || isComposed;
  return { own: schema, nullable: isNullable(schema), ...(mayRecur && { form }) };
}
