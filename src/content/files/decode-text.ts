import type { Problem } from '../../problems/problem';

/** A text as it was read. */
export interface DecodedText {
  /** Empty if it isn't in UTF-8. */
  text: string;
  /** The encoding that it seems to have, if that isn't UTF-8. */
  encoding?: string;
}

const strict = new TextDecoder('utf-8', { fatal: true });

/** Decodes a file in UTF-8, with or without the byte order mark that some editors write first. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = findWideEncoding(bytes);
  if (encoding) return { text: '', encoding };
  try {
    return { text: strict.decode(bytes) };
  } catch {
    return { text: '', encoding: 'an encoding of one byte for each character, such as Latin-1' };
  }
}

/** UTF-16 and UTF-32 begin with a byte order mark, or else with zero bytes: text begins in ASCII. */
function findWideEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16';
  if (a === 0xfe && b === 0xff) return 'UTF-16';
  if (bytes.length < 2 || (a !== 0 && b !== 0)) return undefined;
  return [a, b, c, d].filter((byte) => byte === 0).length > 2 ? 'UTF-32' : 'UTF-16';
}

/** A file that cannot be read because of its encoding. */
export function describeEncoding(file: string, encoding: string): Problem {
  return {
    severity: 'error',
    code: 'file/encoding',
    file,
    line: 1,
    found: `text in ${encoding}`,
    expected: 'text in UTF-8',
    fix: 'save the file in UTF-8; editors offer it as the encoding',
  };
}
