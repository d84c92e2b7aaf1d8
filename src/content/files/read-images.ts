import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Problem } from '../../problems/problem';
import { isRelative } from '../../prose/extract/references';
import type { Guide, Note } from '../model';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
/** The endings of images, in small letters. */
export const imageEndings: readonly string[] = Object.keys(types);

/** An image stands in its page, whose weight it adds to. */
const most = 48 * 1024;

/** The file of an image that a text names by a relative address; undefined for any other address. */
export function findImageFile(
  { absolutePath }: Pick<Guide, 'absolutePath'>,
  url: string,
): string | undefined {
  if (!isRelative(url)) return undefined;
  try {
    return join(dirname(absolutePath), decodeURIComponent(url));
  } catch {
    return undefined;
  }
}

/**
 * Reads the images that lie beside the texts of a version: by file, as an address that holds the
 * image itself. So a page needs no second file, and its image works under every address of the site.
 */
export async function readImages(
  texts: readonly (Guide | Note)[],
  problems: Problem[],
): Promise<ReadonlyMap<string, string>> {
  const images = new Map<string, string>();
  for (const text of texts) {
    for (const { url, line, column } of text.prose.images) {
      if (isElsewhere(url)) {
        problems.push({
          severity: 'error',
          file: text.file,
          line,
          column,
          ...describeElsewhere(url),
        });
      }
      if (/^(#|\/(?!\/))/.test(url)) {
        problems.push({ severity: 'error', file: text.file, line, column, ...describeRooted(url) });
      }
      if (!isRelative(url)) continue;
      const file = findImageFile(text, url) ?? '';
      const bytes = await readFile(file).catch(() => undefined);
      const type = types[extname(file).toLowerCase()];
      const finding = describeUnusable(url, type, bytes?.length);
      if (finding) {
        problems.push({ severity: 'error', file: text.file, line, column, ...finding });
      } else {
        images.set(file, `data:${type};base64,${bytes?.toString('base64')}`);
      }
    }
  }
  return images;
}

function isElsewhere(url: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** The policy of the site lets no page ask another host for anything. */
function describeElsewhere(url: string) {
  return {
    found: `the image ${url} of another host, which no page of this site may load`,
    expected: 'a file beside the text',
    repair: 'save it beside the text and write its path',
  };
}

/** No folder of the content is published as it is, so such an address leads nowhere. */
function describeRooted(url: string) {
  return {
    found: `the image ${url}, which begins with ${url.charAt(0)}`,
    expected: 'the path of a file, from the folder of this text',
    repair: 'save it beside the text and write its path, ./desk.png for example',
  };
}

function describeUnusable(url: string, type: string | undefined, size: number | undefined) {
  if (!type) {
    return {
      found: `the image ${url}, which is no picture of a known kind`,
      expected: `a file that ends in ${Object.keys(types).join(', ')}`,
      repair: /\.svg$/i.test(url)
        ? 'move it to figures/ and write <Figure src="…" alt="…" />'
        : 'save it in one of these kinds',
    };
  }
  if (size === undefined) {
    return {
      found: `the image ${url}, which does not exist`,
      expected: 'the path of a file, from the folder of this text',
      repair: 'correct the path, or add the file',
    };
  }
  if (size <= most) return undefined;
  return {
    found: `the image ${url} of ${Math.ceil(size / 1024)} kB`,
    expected: `at most ${most / 1024} kB, because it is a part of its page`,
    repair: 'make it smaller, or draw it as a figure',
  };
}
