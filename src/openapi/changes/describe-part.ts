import { code, escapeMarkdown } from '../../text/inline-markdown';
import type { Change, PartAddress } from './change';

/** How the texts on changes name the parts of an interface. */
export interface PartNames {
  /** The title of an operation; without one, its id is shown as code. */
  titleOf?(operation: string): string | undefined;
  /** The route of a part, to link to it; undefined for a part that no page shows. */
  routeOf?(part: PartAddress): string | undefined;
}

/** What a text on a change says of its part, in Markdown. */
export interface PartWords {
  /** The kind of part: "field", "operation". */
  noun: string;
  /** Its name, as a link if a page shows it. */
  name: string;
  /** What it belongs to, with a preposition: "of `Experiment`"; empty if it needs none. */
  owner: string;
}

/** The address of a part, or of the same part of several types. */
type JoinedAddress = PartAddress & Pick<Change, 'types'>;

/** Names the innermost part of an address, and what the part belongs to. */
export function describePart(part: JoinedAddress, names: PartNames = {}): PartWords {
  const { value, variant, field, header, response, parameter, body } = part;
  const ofType = part.type !== undefined || part.types !== undefined;
  const link = (words: string) => linkTo(part, words, names);
  // A sentence has one link: to the part, or to what it belonged to.
  const isShown = names.routeOf?.(part) !== undefined;
  const ownerNames = isShown && names.titleOf ? { titleOf: names.titleOf } : isShown ? {} : names;
  const below = (own: keyof PartAddress) => nameOwner({ ...part, [own]: undefined }, ownerNames);
  if (value !== undefined) return { noun: 'value', name: link(code(value)), owner: below('value') };
  if (variant !== undefined) {
    return { noun: 'alternative', name: link(code(variant)), owner: below('variant') };
  }
  if (field !== undefined) {
    const { path, place } = ofType ? { path: field, place: {} } : splitField(field);
    const owner = nameOwner({ ...part, ...place, field: undefined }, ownerNames);
    return { noun: 'field', name: link(code(path)), owner };
  }
  if (header !== undefined) {
    return { noun: 'header', name: link(code(header)), owner: below('header') };
  }
  if (response !== undefined) {
    return { noun: 'response', name: link(code(response)), owner: below('response') };
  }
  if (parameter !== undefined) {
    return { noun: 'parameter', name: link(code(parameter)), owner: below('parameter') };
  }
  if (body) return { noun: 'request body', name: '', owner: below('body') };
  if (ofType) return { noun: 'type', name: link(code(part.type ?? '')), owner: '' };
  if (part.operation !== undefined) {
    return { noun: 'operation', name: link(nameOperation(part.operation, names)), owner: '' };
  }
  if (part.area === undefined) return { noun: 'these operations', name: '', owner: '' };
  return { noun: 'area', name: link(escapeMarkdown(part.area)), owner: '' };
}

/** The name of an operation in a sentence: its title, or else its id as code. */
export function nameOperation(id: string, { titleOf }: PartNames): string {
  const title = titleOf?.(id);
  return title === undefined ? code(id) : escapeMarkdown(title);
}

/** Links words to a part, if a page shows it. */
export function linkTo(part: PartAddress, words: string, { routeOf }: PartNames): string {
  const route = routeOf?.(part);
  return route === undefined ? words : `[${words}](${route.replace(/[()]/g, encode)})`;
}

/** A parenthesis would end the address of a link. */
function encode(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}

function nameOwner(part: JoinedAddress, names: PartNames): string {
  const { types, field, variant } = part;
  if (types && field === undefined && variant === undefined) return `of ${listTypes(types)}`;
  const isOfMany = part.operation ?? part.type ?? part.area;
  if (isOfMany === undefined && part.response === undefined && part.parameter === undefined) {
    return '';
  }
  const { noun, name, owner } = describePart(part, names);
  const isKnownByName = noun === 'operation' || noun === 'type';
  const words = isKnownByName ? name : [`the ${noun}`, name, owner].filter(Boolean).join(' ');
  return `of ${words}`;
}

/** A sentence lists this many types at most. */
const maxTypes = 4;

function listTypes(types: readonly string[]): string {
  const shown = types.length > maxTypes ? types.slice(0, maxTypes - 1) : types;
  const others = types.length - shown.length;
  const names = [...shown.map(code), ...(others > 0 ? [`${others} other types`] : [])];
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Splits the anchor of a field into its path and the request or response that contains it. */
function splitField(field: string): { path: string; place: PartAddress } {
  const [side = '', ...rest] = field.split('.');
  if (side === 'request') return { path: rest.join('.'), place: { body: true } };
  if (side !== 'response') return { path: field, place: {} };
  const [response = '', ...path] = rest;
  return { path: path.join('.'), place: { response } };
}
