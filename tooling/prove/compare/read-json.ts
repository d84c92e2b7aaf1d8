/** A key that no body has, for an integer on its way through the parser. */
const mark = '\u0000integer';

/**
 * Parses JSON. Integers that a number cannot represent exactly, such as generated ids, become a `bigint`.
 * Throws like `JSON.parse`.
 */
export function readJson(text: string): unknown {
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, (token) =>
    token.startsWith('"') || Number.isSafeInteger(Number(token))
      ? token
      : JSON.stringify({ [mark]: token }),
  );
  return JSON.parse(marked, (_key, value) =>
    typeof value === 'object' && value !== null && mark in value ? BigInt(value[mark]) : value,
  );
}

/** Writes a value as JSON, whose integers may be a `bigint`. */
export function writeJson(value: unknown): string {
  const texts: string[] = [];
  const json = JSON.stringify(value, (_key, part) => {
    if (typeof part !== 'bigint') return part;
    texts.push(String(part));
    return `${mark}${texts.length - 1}`;
  });
  return texts.reduce(
    (all, text, index) => all.replace(JSON.stringify(`${mark}${index}`), text),
    json,
  );
}
