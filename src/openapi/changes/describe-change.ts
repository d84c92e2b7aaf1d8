import { code, escapeMarkdown } from '../../text/inline-markdown';
import type { Aspect, Change } from './change';
import {
  describePart,
  linkTo,
  nameOperation,
  type PartNames,
  type PartWords,
} from './describe-part';

/**
 * Describes a change in one plain sentence, as Markdown with code marks: "New field `metrics_url` of
 * `Experiment`, required." With the routes of parts, the name of the part is a link.
 */
export function describeChange(change: Change, names: PartNames = {}): string {
  return `${write(change, names)}.`.replace(/^./, (first) => first.toUpperCase());
}

function write(change: Change, names: PartNames): string {
  const { from, to } = change;
  const part = describePart(change, names);
  if (change.change === 'moved' && from !== undefined && to !== undefined) {
    if (change.parameter === undefined) {
      return `${code(from)} is now ${linkTo(change, code(to), names)}`;
    }
    return `${joinWords(part)} has moved from the ${from} to the ${to}`;
  }
  if (change.change === 'renamed') return writeRename(change, part, names);
  const words = joinWords(part);
  if (change.change === 'added') return `new ${words}${to === undefined ? '' : `, ${show(to)}`}`;
  if (change.change === 'removed') return `${words} was removed`;
  return writeAspect(change, words, names);
}

function writeRename(change: Change, part: PartWords, names: PartNames): string {
  const { operation, type, from = '', to, response } = change;
  if (type !== undefined && to !== undefined) {
    return `the schema of ${joinWords(part)} is now called ${code(to)}; it was ${code(from)}`;
  }
  if (part.noun === 'response') {
    const old = { ...part, name: code(from) };
    return `${joinWords(old)} is now ${linkTo(change, code(response ?? ''), names)}`;
  }
  const isOperation = part.noun === 'operation' && operation !== undefined;
  const name = isOperation ? linkTo(change, code(operation), names) : part.name;
  const old = part.noun === 'area' ? escapeMarkdown(from) : code(from);
  return `${joinWords({ ...part, name: from && old })} is now called ${name}`;
}

/** What of a part can have another value. */
const things: Partial<Record<Aspect, string>> = {
  type: 'type',
  limits: 'limits',
  default: 'default value',
  nullable: 'nullability',
  serialization: 'serialization',
  content: 'content',
  security: 'authentication',
};

function writeAspect(change: Change, part: string, names: PartNames): string {
  const { aspect, operation, from, to } = change;
  if (aspect === 'area' && operation !== undefined && to !== undefined) {
    const name = linkTo(change, nameOperation(operation, names), names);
    return `operation ${name} has moved to the area ${escapeMarkdown(to)}`;
  }
  if (aspect === 'deprecated') {
    return `${part} is ${to === 'not deprecated' ? 'no longer deprecated' : 'deprecated'}`;
  }
  if (to !== undefined && states.has(to)) return `${part} is now ${to}`;
  const thing = aspect && things[aspect];
  const subject = thing ? `the ${thing} of ${part}` : part;
  const isPlural = aspect === 'limits';
  if (from === undefined && to === undefined) {
    return `${subject} ${isPlural ? 'have' : 'has'} changed`;
  }
  if (from === undefined) return `${subject} ${isPlural ? 'are' : 'is'} now ${show(to)}`;
  if (to === undefined) {
    return thing
      ? `${part} no longer has its ${thing} (${show(from)})`
      : `${part} was ${show(from)}`;
  }
  return `${subject} changed from ${show(from)} to ${show(to)}`;
}

/** Words for the state of a part, which are no code. */
const states = new Set([
  'required',
  'optional',
  'nullable',
  'not nullable',
  'deprecated',
  'not deprecated',
  'read-only',
  'write-only',
  'readable and writable',
]);

function show(value = ''): string {
  return states.has(value) ? value : code(value);
}

function joinWords({ noun, name, owner }: PartWords): string {
  return [noun, name, owner].filter(Boolean).join(' ');
}
