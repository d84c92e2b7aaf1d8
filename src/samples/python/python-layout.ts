import { indent } from '../print/indent';

/** What a script has to import. */
export interface Name {
  /** Empty for the module itself. */
  name: string;
  module: string;
}

/** A Python expression that may be broken into lines. */
export type Expression = Text | Group;

/** What is never broken. */
export interface Text {
  text: string;
  names?: Name[];
}

/** Items in brackets: a call, a list, a dictionary, or the lines of a string. */
export interface Group {
  open: string;
  items: Item[];
  close: string;
  /** Empty where each item is a line of one string, which always stands on a line of its own. */
  separator: ',' | '';
  names?: Name[];
}

/** One expression inside brackets, after its keyword or key. */
export interface Item {
  label: string;
  value: Expression;
}

/** How far Python's blocks and broken brackets go in. */
export const step = 4;

/** Makes an item without a keyword or key. */
export function toItem(value: Expression): Item {
  return { label: '', value };
}

/** Makes a call; the lines of a string as its only argument share the brackets with it. */
export function makeCall(callee: Name, items: Item[]): Group {
  const open = `${callee.name}(`;
  const names = [callee];
  const [first] = items;
  if (first && items.length === 1 && !first.label && isLines(first.value)) {
    return { ...first.value, open, names };
  }
  return { open, items, close: ')', separator: ',', names };
}

/** Everything that an expression needs imported; a name may come several times. */
export function listNames(expression: Expression): Name[] {
  const inner = 'items' in expression ? expression.items : [];
  return [...(expression.names ?? []), ...inner.flatMap(({ value }) => listNames(value))];
}

/** Writes an expression within `width` columns where it can be; `taken` columns hold something else. */
export function layOut(expression: Expression, width: number, taken = 0): string {
  if ('text' in expression) return expression.text;
  const { open, items, close, separator } = expression;
  const flat = flatten(expression);
  if (flat !== undefined && (items.length === 0 || taken + flat.length <= width)) return flat;
  const [first] = items;
  if (first && items.length === 1 && isHugged(first)) {
    return `${open}${layOut(first.value, width, taken + open.length + close.length)}${close}`;
  }
  const end = first && items.length === 1 && isPositional(expression, first) ? '' : separator;
  const lines = items.map(({ label, value }) => {
    const rest = layOut(value, width - step, label.length + end.length);
    return `\n${label}${rest}${end}`;
  });
  return `${open}${indent(lines.join(''), step)}\n${close}`;
}

/** The expression on one line; nothing where it must not stand on one. */
function flatten(expression: Expression): string | undefined {
  if ('text' in expression) return expression.text;
  if (isLines(expression)) return undefined;
  const items: string[] = [];
  for (const { label, value } of expression.items) {
    const flat = flatten(value);
    if (flat === undefined) return undefined;
    items.push(label + flat);
  }
  return `${expression.open}${items.join(', ')}${expression.close}`;
}

/** An argument without a keyword: alone in a call, it takes no comma. */
function isPositional({ open }: Group, { label }: Item): boolean {
  return !label && open.endsWith('(');
}

/** A list or dictionary alone in brackets: both open on one line. */
function isHugged({ label, value }: Item): boolean {
  return !label && 'items' in value && /^[[{]$/.test(value.open);
}

/** Whether it is a string of several lines. */
function isLines(expression: Expression): expression is Group & { separator: '' } {
  return 'items' in expression && expression.separator === '';
}
