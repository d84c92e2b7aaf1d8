import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The numbers of tables that WOFF2 names by an index (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const cmapIndex = 0;
const transformed = new Set([10, 11]);
const arbitraryTag = 63;

/** Reads which characters a WOFF2 file has a glyph for, as code points. */
export function readCharacters(file: string): Set<number> {
  const font = readFileSync(file);
  const tableCount = font.readUInt16BE(12);
  const compressedSize = font.readUInt32BE(20);
  let position = 48;
  const readVariable = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; position += 1) {
      byte = font.readUInt8(position);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  let offset = 0;
  let start = -1;
  for (let count = 0; count < tableCount; count += 1) {
    const flags = font.readUInt8(position);
    const index = flags & 0x3f;
    position += index === arbitraryTag ? 5 : 1;
    const size = readVariable();
    // The outlines and their places are transformed unless the version is 3, all others if it is not 0.
    const isTransformed = transformed.has(index) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? readVariable() : size;
    if (index === cmapIndex) start = offset;
    offset += stored;
  }
  const tables = brotliDecompressSync(font.subarray(position, position + compressedSize));
  return readCmap(tables.subarray(start));
}

/** Reads the subtables of segments (format 4), which have all characters of the basic plane. */
function readCmap(cmap: Buffer): Set<number> {
  const characters = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const segments = cmap.subarray(cmap.readUInt32BE(4 + table * 8 + 4));
    if (segments.readUInt16BE(0) !== 4) continue;
    const size = segments.readUInt16BE(6);
    for (let at = 0; at < size; at += 2) {
      const last = segments.readUInt16BE(14 + at);
      const first = segments.readUInt16BE(16 + size + at);
      for (let code = first; code <= last && code !== 0xffff; code += 1) characters.add(code);
    }
  }
  return characters;
}
