import * as builders from '../print/builders';
import { shapeOf, withShape } from '../print/labels';
import { type Code, measure } from '../print/print';

/** Brackets, which open on the line of the brackets that they are alone in. */
const brackets = 'brackets';
/** Brackets of a tuple, which do so only where they are long. */
const tuple = 'tuple';
/** Tuples that are longer begin on the line of the other brackets: hardly a line has room for one. */
const longestTuple = 54;
/** Chains that are longer get a line for each call, however much room there is. */
const longestChain = 60;

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
  return builders.chain(head, calls, measure([head, calls]) > longestChain);
}

function canHug(code: Code): boolean {
  const shape = shapeOf(code);
  return shape === brackets || (shape === tuple && measure(code) > longestTuple);
}
