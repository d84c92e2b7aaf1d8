import type { Change, PartAddress } from '../../../src/openapi/changes/change';
import { isWhole, lastName } from './renames';

/** Words that are probably wrong after a change. */
export interface StalePattern {
  /** Matches the words. */
  pattern: RegExp;
  /** Whether only words in code marks count, because the name is an ordinary word too. */
  isCodeOnly?: boolean;
  /** The name that the words contain, if it may be that of something else too. */
  name?: string;
  /** Whether only the text on the part itself is meant. */
  isOwn?: boolean;
}

/** What to look for in texts after a change. */
export function listStalePatterns(change: Change): StalePattern[] {
  const { change: kind, from } = change;
  if (kind === 'added') return [];
  if (kind === 'changed') return listContradictions(change);
  if (kind === 'moved' && isWhole(change)) return [];
  const name = kind === 'renamed' ? from && lastName(from) : nameOf(change);
  if (name === undefined) return [];
  const isStatus = change.response !== undefined && change.header === undefined && !change.field;
  const pattern = new RegExp(String.raw`(?<![\w-])${escapePattern(name)}(?![\w-])`, 'g');
  return [{ pattern, name, ...(!isStatus && !isDistinct(name) && { isCodeOnly: true }) }];
}

function nameOf({ value, variant, field, header, response, ...part }: PartAddress) {
  const inner = value ?? variant ?? (field && lastName(field)) ?? header ?? response;
  return inner ?? part.parameter ?? part.type ?? part.operation;
}

/** Whether no ordinary sentence contains a name by chance. */
function isDistinct(name: string): boolean {
  return /[a-z\d][_-][a-z\d]|[a-z][A-Z]|^[A-Z][A-Z_]{3,}$/.test(name);
}

const optional =
  /\b(?:optional(?:ly)?|(?:be|is|when|if) (?:left out|omitted)|leave (?:it|this) out)\b/gi;
const required = /\b(?:required|mandatory|must be (?:given|set|sent)|always present)\b/gi;

/** What a text on a part itself must not say any more. */
function listContradictions({ aspect, body, from = '', to = '' }: Change): StalePattern[] {
  // Texts on a body are about what it contains.
  if (body) return [];
  switch (aspect) {
    case 'required':
      return [{ pattern: to === 'required' ? optional : required, isOwn: true }];
    case 'nullable':
      return to.includes('null') ? [] : [{ pattern: /\bnull\b/g, isOwn: true }];
    case 'default':
    case 'limits':
      return [...new Set(from.match(/\w+/g))]
        .filter((word) => !new RegExp(String.raw`\b${word}\b`).test(to))
        .filter((word) => /\d|^(?:true|false)$/.test(word) || aspect === 'default')
        .map((word) => ({ pattern: new RegExp(String.raw`\b${word}\b`, 'g'), isOwn: true }));
    default:
      return [];
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
