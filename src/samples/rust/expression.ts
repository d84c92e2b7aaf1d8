import * as builders from '../print/builders';
import { shapeOf, withShape } from '../print/labels';
import { type Code, measure } from '../print/print';

/** Brackets, which open on the line of the brackets around them if they are the only item. */
const brackets = 'brackets';
/** Brackets of a tuple, which do so only if the tuple is long. */
const tuple = 'tuple';
/** Longer tuples open on the line of the brackets around them, because few lines have room for them. */
const maxTupleLength = 54;
/** Longer chains get a line for each call, even if they fit on one line. */
const maxChainLength = 60;

/** Puts items between brackets. */
export function enclose(open: Code, items: Code[], close = ')'): Code {
  const [only] = items;
  const isHugged = items.length === 1 && only !== undefined && canHug(only);
  const code = isHugged ? builders.hug(open, only, close) : builders.enclose(open, items, close);
  return withShape(brackets, code);
}

/** Puts a key and its value between brackets. */
export function pair(key: Code, value: Code): Code {
  return withShape(tuple, builders.enclose('(', [key, value], ')'));
}

/** Calls the methods of a value. */
export function chain(head: Code, calls: Code[]): Code {
  return builders.chain(head, calls, measure([head, calls]) > maxChainLength);
}

function canHug(code: Code): boolean {
  const shape = shapeOf(code);
  return shape === brackets || (shape === tuple && measure(code) > maxTupleLength);
}
