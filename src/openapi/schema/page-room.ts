import { isStructure } from '../../text/written-number';
import { isObject, type Json } from '../document/document';
import { listInner, lists, maps, parts } from './inner-schemas';

/** How many further rows a page has room for. */
export interface PageRoom {
  left: number;
}

/** What a list, a map or a negation contains is shown in the row of it. */
const inRow = new Set(['items', 'additionalProperties', 'not']);
const rowParts = parts.filter((key) => !inRow.has(key));

/** How many rows the parts of a schema take, without those in them. */
export function countRows(schema: Json): number {
  return listInner(schema).length - [...inRow].filter((key) => isObject(schema[key])).length;
}

/** Takes room for the parts of a schema, and leaves out those for which there is none: so many are `hidden`. */
export function fitRoom(room: PageRoom, schema: Json) {
  let hidden = 0;
  const take = (count: number): number => {
    const taken = Math.min(count, room.left);
    room.left -= taken;
    hidden += count - taken;
    return taken;
  };
  const fitted = { ...schema };
  for (const key of [...lists, ...maps]) {
    const part = schema[key];
    if (!isStructure(part)) continue;
    const entries = Object.entries(part);
    const shown = entries.slice(0, take(entries.length));
    fitted[key] = Array.isArray(part) ? shown.map(([, each]) => each) : Object.fromEntries(shown);
  }
  for (const key of rowParts) {
    if (isObject(schema[key]) && take(1) === 0) delete fitted[key];
  }
  return { schema: fitted, hidden };
}
