import type { Text } from './text';

/**
 * One schema, laid out for a page. A named type is expanded where it first occurs on the page; later
 * occurrences are a `reference` to that anchor, so cycles end in a link. A type for which there is no room is a
 * `reference` to its own page.
 */
export interface SchemaNode {
  kind:
    | 'object'
    | 'list'
    | 'tuple'
    | 'map'
    | 'oneOf'
    | 'anyOf'
    | 'not'
    | 'primitive'
    | 'any'
    | 'reference';
  /** The type as readers see it: "list of Variant", "string, date-time", "map of any". */
  label: string;
  /** Name of the type in the document's components. */
  typeName?: string;
  description?: Text;
  /** "at least 0", "at most 100", "matches ^[a-z]+$": one phrase per limit. */
  limits: string[];
  values: EnumValue[];
  /** Values besides those that are known are allowed too. */
  hasOtherValues?: true;
  nullable: boolean;
  deprecated: boolean;
  access?: 'read-only' | 'write-only';
  /** The default value, the constant and the first example: strings bare, other values as JSON. */
  default?: string;
  constant?: string;
  example?: string;
  /** The fields, for the kind `object`. */
  fields: Field[];
  /** What a `list`, `map` or `not` contains, or the type of the additional fields of an `object`. */
  items?: SchemaNode;
  /** Anchor of `items`, if it isn't `.*` (or `.not`, or a list's own anchor) below this schema. */
  itemsAnchor?: string;
  /** The alternatives of a `oneOf` or `anyOf`, the items of a `tuple`. */
  variants: Variant[];
  /** Further constraints: conditions, the types of some keys or entries, and parts besides those above. */
  rules?: Variant[];
  /** Anchor on this page where the type of a `reference` is expanded. */
  target?: string;
  /** The page of the type that has the parts for which this page has no room. */
  page?: SchemaLink;
}

/** A link to the page of a named type. */
export interface SchemaLink {
  /** The reference to the type. */
  ref: string;
  slug: string;
  title: string;
  route: string;
}

/** A value that a schema allows. */
export interface EnumValue {
  /** The value as JSON; strings without quotes. */
  value: string;
  /** What programs call it. */
  name?: string;
  description?: Text;
  /** What a recent release did to it: "new in 0.94", "changed in 0.94". */
  mark?: string;
}

/** An alternative of a oneOf or anyOf, an item of a tuple, or a rule. */
export interface Variant {
  /** Name of the type, or of the only field, or the only value, or the type in words, or "Option 2". */
  label: string;
  anchor: string;
  schema: SchemaNode;
  /** The schema is an object with a single field of the same name, so both share one row. */
  wrapsField?: true;
  /** What a recent release did to it: "new in 0.94", "changed in 0.94". */
  mark?: string;
}

/** A field of an object. */
export interface Field {
  name: string;
  /** Path from the top of the page: `request.variants.id`, `response.200.id`. */
  anchor: string;
  required: boolean;
  schema: SchemaNode;
  /** What a recent release did to it: "new in 0.94", "changed in 0.94". */
  mark?: string;
}
