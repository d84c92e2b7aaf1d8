import type { Text } from './text';

/**
 * One schema, laid out for a page: a named type unfolds where it first occurs on the page and is a
 * `reference` to that place later, so cycles end in a link.
 */
export interface SchemaNode {
  kind:
    | 'object'
    | 'list'
    | 'tuple'
    | 'map'
    | 'oneOf'
    | 'anyOf'
    | 'allOf'
    | 'not'
    | 'primitive'
    | 'any'
    | 'reference';
  /** The type in the reader's words: "list of Variant", "string, date-time", "map of any". */
  label: string;
  /** Name of the type in the document's components. */
  typeName?: string;
  description?: Text;
  /** "at least 0", "at most 100", "matches ^[a-z]+$": one short phrase each. */
  limits: string[];
  values: EnumValue[];
  nullable: boolean;
  deprecated: boolean;
  access?: 'read-only' | 'write-only';
  /** JSON text of the default, of a constant, and of the first example. */
  default?: string;
  constant?: string;
  example?: string;
  /** kind object: its fields. */
  fields: Field[];
  /** kind list, map, not: what it holds. Kind object: the type of its additional fields. */
  items?: SchemaNode;
  /** Where `items` unfolds, if not at `.*` (`.not`, or the anchor itself for a list) below this. */
  itemsAnchor?: string;
  /** kind oneOf, anyOf, allOf, tuple: the alternatives, parts or places. */
  variants: Variant[];
  /** What else must hold: conditions, types of some keys or entries, and parts beside those above. */
  rules?: Variant[];
  /** kind reference: anchor of the place on this page where the type unfolds. */
  target?: string;
}

/** A value that a schema allows. */
export interface EnumValue {
  /** The value as JSON text without the quotes of a string. */
  value: string;
  description?: Text;
}

/** An alternative of a oneOf or anyOf, a part of an allOf, a place of a tuple, or a rule. */
export interface Variant {
  /** Name of the type, or of the only field, or "Option 2". */
  label: string;
  anchor: string;
  schema: SchemaNode;
  /** It is nothing but an object with one field of the same name: one row serves both. */
  wrapsField?: true;
}

/** A field of an object. */
export interface Field {
  name: string;
  /** Path from the page: `request.variants.id`, `response.200.id`. */
  anchor: string;
  required: boolean;
  schema: SchemaNode;
}
