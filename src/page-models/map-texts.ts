import type { Text } from '../openapi/text';

const texts = new Set(['description', 'meaning', 'action']);

/** Whether a property of this name is a text that authors write (`Text` in the model). */
export function isText(key: string): boolean {
  return texts.has(key);
}

/**
 * A copy of a part of the model in which every text that authors write (`Text` in model.ts) has
 * passed through `convert`, at any depth. Gives the same shape; `convert` takes Markdown and gives
 * HTML, say.
 */
export function mapTexts<Part>(part: Part, convert: (text: Text) => Text): Part {
  if (Array.isArray(part)) return part.map((item) => mapTexts(item, convert)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      isText(key) && typeof value === 'string' ? convert(value) : mapTexts(value, convert),
    ]),
  ) as Part;
}
