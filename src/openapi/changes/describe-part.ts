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

/** The parts within an operation, type or area that have a name, from the inside, and what they are called. */
const inner = {
  value: 'value',
  variant: 'alternative',
  field: 'field',
  header: 'header',
  response: 'response',
  parameter: 'parameter',
} as const;

/** Names the innermost part of an address, and what the part belongs to. */
export function describePart(part: JoinedAddress, names: PartNames = {}): PartWords {
  const { type, types, operation, area, body } = part;
  const ofType = type !== undefined || types !== undefined;
  const link = (words: string) => linkTo(part, words, names);
  // A sentence has one link: to the part, or to what it belonged to.
  const isShown = names.routeOf?.(part) !== undefined;
  const ownerNames = isShown && names.titleOf ? { titleOf: names.titleOf } : isShown ? {} : names;
  for (const [key, noun] of Object.entries(inner) as [keyof typeof inner, string][]) {
    const name = part[key];
    if (name === undefined) continue;
    const { path, place } =
      key === 'field' && !ofType ? splitField(name) : { path: name, place: {} };
    const owner = nameOwner({ ...part, ...place, [key]: undefined }, ownerNames);
    return { noun, name: link(code(path)), owner };
  }
  if (body) {
    const owner = nameOwner({ ...part, body: undefined }, ownerNames);
    return { noun: 'request body', name: '', owner };
  }
  if (ofType) return { noun: 'type', name: link(code(type ?? '')), owner: '' };
  if (operation !== undefined) {
    return { noun: 'operation', name: link(nameOperation(operation, names)), owner: '' };
  }
  if (area === undefined) return { noun: 'these operations', name: '', owner: '' };
  return { noun: 'area', name: link(escapeMarkdown(area)), owner: '' };
}

/** The name of an operation in a sentence: its title, or else its id as code. */
export function nameOperation(id: string, { titleOf }: PartNames): string {
  const title = titleOf?.(id);
  return title === undefined ? code(id) : escapeMarkdown(title);
}

/** Links words to a part, if a page shows it. */
export function linkTo(part: PartAddress, words: string, { routeOf }: PartNames): string {
  // A parenthesis would end the address of a link.
  const route = routeOf?.(part)?.replaceAll('(', '%28').replaceAll(')', '%29');
  return route === undefined ? words : `[${words}](${route})`;
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
const list = new Intl.ListFormat('en-GB');

function listTypes(types: readonly string[]): string {
  const shown = types.length > maxTypes ? types.slice(0, maxTypes - 1) : types;
  const others = types.length - shown.length;
  return list.format([...shown.map(code), ...(others > 0 ? [`${others} other types`] : [])]);
}

/** Splits the anchor of a field into its path and the request or response that contains it. */
function splitField(field: string): { path: string; place: PartAddress } {
  const [side = '', ...rest] = field.split('.');
  if (side === 'request') return { path: rest.join('.'), place: { body: true } };
  if (side !== 'response') return { path: field, place: {} };
  const [response = '', ...path] = rest;
  return { path: path.join('.'), place: { response } };
}
