import { asText } from '../document/document';
import { escapeKey } from '../document/pointer';

/** A part of a document that needs a description. */
export interface Describable {
  kind: 'operation' | 'parameter' | 'header' | 'field' | 'value' | 'area';
  /** JSON pointer of the part. */
  pointer: string;
  /** How messages refer to it: `CreateContext`, `x-org-id of CreateContext`, `Variant.id`. */
  label: string;
  /** The name alone, which a description must not just repeat. */
  name: string;
  description?: string;
}

/** A part with its description; blank text counts as none. */
export function describe(
  kind: Describable['kind'],
  pointer: string,
  label: string,
  name: string,
  text: unknown,
): Describable {
  const description = asText(text);
  return { kind, pointer, label, name, description };
}

/** The JSON pointer of the description of a part. */
export function textPointer({ kind, pointer, name }: Describable): string {
  if (kind !== 'value') return `${pointer}/description`;
  return pointer.replace(/enum\/\d+$/, `x-enum-descriptions/${escapeKey(name)}`);
}
