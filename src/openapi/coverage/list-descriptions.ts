import { rememberByObject } from '../../text/remember';
import { asList, asObject, asText, type OpenApiDocument, own } from '../document/document';
import { type DocumentPart, listParts } from '../document/list-parts';
import { escapeKey, splitPointer } from '../document/pointer';
import { resolve } from '../document/reference';
import { showValue } from '../schema/show-value';
import { readValueWords } from '../schema/value-words';
import { wholeOf } from '../schema/whole-schema';

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

/** The JSON pointer of the description of a part. */
export function textPointer({ kind, pointer, name }: Describable): string {
  if (kind !== 'value') return `${pointer}/description`;
  return pointer.replace(/enum\/\d+$/, `x-enum-descriptions/${escapeKey(name)}`);
}

/** A part, with the names that labels have of it and of what contains it. */
interface NamedPart extends DocumentPart {
  label: string;
  holder?: NamedPart | undefined;
}

/**
 * Lists every operation, parameter, header, field, enum value and area of a document once: references are listed at
 * their target, but a parameter or header at each place that it has.
 */
export const listDescriptions = rememberByObject(
  (document: OpenApiDocument): readonly Describable[] => {
    const named = new Map<string, NamedPart>();
    return listParts(document).flatMap((part) => {
      const above = parentOf(part.pointer);
      const holder = named.get(above) ?? named.get(parentOf(above));
      const each = { ...part, holder, label: labelPart(part, holder) };
      named.set(part.pointer, each);
      return describe(document, each, named);
    });
  },
);

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** `CreateContext`, `CreateContext.x-org-id`, `CreateContext.200.id`, `Variant.id`. */
function labelPart({ kind, pointer, value }: DocumentPart, holder?: NamedPart): string {
  const keys = splitPointer(pointer);
  const key = keys.at(-1) ?? '';
  const above = holder?.label ?? '';
  const below = (name: string) => `${above}.${name}`;
  if (holder?.kind === 'components' || kind === 'path item') return key;
  if (kind === 'tag') return String(value.name);
  if (kind === 'operation') return asText(value.operationId) ?? `${key} ${above}`;
  if (kind === 'parameter') return below(String(value.name));
  if (kind === 'request body') return below('request');
  const isNamed = kind === 'response' || kind === 'header' || keys.at(-2) === 'properties';
  return isNamed ? below(key) : above;
}

function describe(
  document: OpenApiDocument,
  part: NamedPart,
  named: ReadonlyMap<string, NamedPart>,
): Describable[] {
  const { kind, pointer, value, label, holder } = part;
  const name = splitPointer(pointer).at(-1) ?? '';
  const owner = holder?.label ?? '';
  const { description } = value;
  if (kind === 'tag') return [write('area', pointer, label, label, description)];
  if (kind === 'operation') return [write('operation', pointer, label, label, description)];
  if (kind === 'schema') return describeSchema(document, part, named);
  if (holder?.kind === 'components') return [];
  const written = resolve(document, value);
  if (kind === 'header') {
    const place = holder?.kind === 'response' ? listPlace(holder) : owner;
    return [write('header', pointer, `${name} in ${place}`, name, written.description)];
  }
  if (kind !== 'parameter') return [];
  const ownName = String(written.name);
  const text = written.description ?? wholeOf(document, written.schema).schema.description;
  const place = written.in === 'header' ? 'header' : 'parameter';
  return [write(place, pointer, `${ownName} of ${owner}`, ownName, text)];
}

/** "200 of ListBooks", or the name of a response that several operations have. */
function listPlace({ pointer, label, holder }: NamedPart): string {
  const status = splitPointer(pointer).at(-1);
  return holder?.kind === 'operation' ? `${status} of ${holder.label}` : label;
}

/** A schema itself, if it is that of a field, and the values of its enum. */
function describeSchema(
  document: OpenApiDocument,
  { pointer, value, label }: NamedPart,
  named: ReadonlyMap<string, NamedPart>,
): Describable[] {
  const [name = '', kind] = splitPointer(pointer).toReversed();
  const listed = asList(value.enum);
  const values = readValueWords(value, listed).map(({ description }, index) => {
    const each = showValue(listed[index]);
    return write('value', `${pointer}/enum/${index}`, `${each} of ${label}`, each, description);
  });
  if (kind !== 'properties') return values;
  // Another part of the same allOf may describe the field.
  const whole = pointer
    .slice(0, pointer.lastIndexOf('/properties/'))
    .replace(/(\/allOf\/\d+)+$/, '');
  const { properties } = wholeOf(document, named.get(whole)?.value).schema;
  const shown = own(asObject(properties), name) ?? value;
  const text = value.description ?? wholeOf(document, shown).schema.description;
  return [write('field', pointer, label, name, text), ...values];
}

/** A part with its description; blank text counts as none. */
function write(
  kind: Describable['kind'],
  pointer: string,
  label: string,
  name: string,
  text: unknown,
): Describable {
  return { kind, pointer, label, name, description: asText(text) };
}
