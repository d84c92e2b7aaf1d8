import { asText } from '../document/document';

/** A part of a document that a reader needs words on. */
export interface Describable {
  kind: 'operation' | 'parameter' | 'header' | 'field' | 'value' | 'area';
  /** JSON pointer of the part. */
  pointer: string;
  /** How people call it: `CreateContext`, `x-org-id of CreateContext`, `Variant.id`. */
  label: string;
  /** The bare name, which a description must not just repeat. */
  name: string;
  description?: string;
}

/** A part with its words, if it has any: blank ones are none. */
export function describe(
  kind: Describable['kind'],
  pointer: string,
  label: string,
  name: string,
  text: unknown,
): Describable {
  const description = asText(text);
  return { kind, pointer, label, name, ...(description && { description }) };
}
