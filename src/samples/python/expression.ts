import { block, enclose } from '../print/builders';
import { shapeOf, withShape } from '../print/labels';
import type { Code } from '../print/print';

/** A list or dictionary, which starts on the line of the bracket around it if it is the only item. */
const collection = 'collection';
/** A string of several lines in brackets, which replace those of a call with no other argument. */
const stringLines = 'string lines';

/** Calls with a single argument, without a keyword. */
export function callWith(callee: Code, argument: Code): Code {
  const shape = shapeOf(argument);
  if (shape === stringLines) return [callee, argument];
  if (shape === collection) return [callee, '(', argument, ')'];
  return enclose([callee, '('], [argument], ')', { end: '' });
}

/** Calls with keyword arguments. */
export function callByName(callee: Code, args: [name: string, value: Code][]): Code {
  const items = args.map(([name, value]): Code => [name, '=', value]);
  return enclose([callee, '('], items, ')');
}

/** Makes a list or a dictionary. */
export function makeCollection(open: '[' | '{', items: Code[], close: string): Code {
  const [only] = items;
  const isNested = items.length === 1 && only !== undefined && shapeOf(only) === collection;
  return withShape(collection, isNested ? [open, only, close] : enclose(open, items, close));
}

/** Makes a string of literals on separate lines, which Python concatenates. */
export function joinStrings(literals: Code[]): Code {
  return withShape(stringLines, block('(', literals, ')'));
}
