import { indent } from '../print/indent';

/** Code that can stand on one line, or be spread over several. */
export type Code = string | Enclosed | Chain;

/** Items between brackets, with commas. */
interface Enclosed {
  open: string;
  items: Code[];
  close: string;
}

/** Methods that are called on a value, one after the other. */
interface Chain {
  head: string;
  calls: Code[];
}

/** The columns of a line without its indentation, and how many of them others take on both ends. */
interface Room {
  width: number;
  before?: number;
  after?: number;
}

/** Columns of one step to the right. */
export const step = 4;
/** Chains that are longer get a line for each call, however much room there is. */
const longestChain = 60;

/** Puts items between brackets. */
export function enclose(open: string, items: Code[], close = ')'): Enclosed {
  return { open, items, close };
}

/** Writes code on one line if there is room for it, else over as few as a formatter would take. */
export function layOut(code: Code, room: Room): string {
  const { width, before = 0, after = 0 } = room;
  const line = flatten(code);
  const isLongChain = isChain(code) && line.length > longestChain;
  if (typeof code === 'string' || (before + line.length + after <= width && !isLongChain)) {
    return line;
  }
  if (isChain(code)) {
    const calls = code.calls.map((call) => layOut(call, { width: width - step }));
    return indent([code.head, ...calls].join('\n'), step);
  }
  return layOutInside(code, room) ?? spread(code, width);
}

function isChain(code: Code): code is Chain {
  return typeof code !== 'string' && 'calls' in code;
}

function flatten(code: Code): string {
  if (typeof code === 'string') return code;
  if (isChain(code)) return [code.head, ...code.calls.map(flatten)].join('');
  return `${code.open}${code.items.map(flatten).join(', ')}${code.close}`;
}

/** Leaves the brackets of a single item on the lines of the item's own brackets, save a short pair. */
function layOutInside({ open, items, close }: Enclosed, room: Room): string | undefined {
  const [item, ...others] = items;
  if (others.length > 0 || typeof item !== 'object' || isChain(item)) return undefined;
  if (item.open === '(' && flatten(item).length < room.width - step) return undefined;
  const before = (room.before ?? 0) + open.length;
  const after = (room.after ?? 0) + close.length;
  const inside = layOut(item, { width: room.width, before, after });
  return before + inside.indexOf('\n') <= room.width ? `${open}${inside}${close}` : undefined;
}

function spread({ open, items, close }: Enclosed, width: number): string {
  const lines = items.map((item) => `${layOut(item, { width: width - step, after: 1 })},`);
  return `${indent([open, ...lines].join('\n'), step)}\n${close}`;
}
