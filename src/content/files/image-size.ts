/** The width and height of an image, in pixels of its file. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Reads the size of a PNG or WebP image from its header; undefined if the bytes are neither. */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  if (bytes.length < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));
  if (name(1) === 'PNG\r' && name(12) === 'IHDR') {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP') return undefined;
  return readWebp(view, name(12));
}

/** Each of the three kinds of WebP has its size in another place of its first chunk. */
function readWebp(view: DataView, chunk: string): ImageSize | undefined {
  const uint24 = (offset: number) =>
    view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16);
  switch (chunk) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return undefined;
  }
}
