import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Guide, Note } from '../../page-models/authored-version';
import { type Finding, inFile, type Problem } from '../../problems/problem';
import { joinReads, type Read } from '../../problems/read';
import { isRelative } from '../../prose/extract/references';
import type { ProseImage } from '../../prose/model';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
/** The file extensions of images, in lower case. */
export const imageEndings: readonly string[] = Object.keys(types);

/** In bytes. Images are embedded in their page, so each one adds to its size. */
const maxSize = 48 * 1024;

/** Returns the file of an image that a text refers to by a relative path; undefined for any other address. */
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
 * Reads the images that texts use, as data URLs by the file that a text names. The
 * page then needs no second file, and the image works at every address of the site.
 */
export async function readImages(
  texts: readonly (Guide | Note)[],
): Promise<{ images: ReadonlyMap<string, string>; problems: Problem[] }> {
  const reads = await Promise.all(
    texts.flatMap((text) => text.prose.images.map((image) => readImage(text, image))),
  );
  const { values, problems } = joinReads(reads);
  return { images: new Map(values), problems };
}

async function readImage(
  text: Guide | Note,
  { url, line, column }: ProseImage,
): Promise<Read<[file: string, address: string]>> {
  const refuse = (finding: Finding) => ({
    problems: inFile(text.file, [{ line, column, ...finding }]),
  });
  if (!isRelative(url)) return refuse(describeUnreachable(url));
  const file = findImageFile(text, url) ?? '';
  const type = types[extname(file).toLowerCase()];
  if (!type) return refuse(describeUnknownKind(url));
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return refuse(describeMissing(url));
  if (bytes.length > maxSize) return refuse(describeTooLarge(url, bytes.length));
  return { value: [file, `data:${type};base64,${bytes.toString('base64')}`], problems: [] };
}

/** Describes an address that is not a relative path. */
function describeUnreachable(url: string): Finding {
  // The content security policy of the site blocks requests to other hosts.
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return {
      code: 'image/other-host',
      found: `the image ${url} from another host, which pages of this site cannot load`,
      expected: 'a file next to the text',
      fix: 'save it next to the text and write its path',
    };
  }
  // Content folders are not published as they are, so such an address leads nowhere.
  return {
    code: 'image/no-relative-path',
    found: `the image ${url}, which starts with ${url.charAt(0)}`,
    expected: 'the path of a file, relative to the folder of this text',
    fix: 'save it next to the text and write its path, for example ./desk.png',
  };
}

function describeUnknownKind(url: string): Finding {
  return {
    code: 'image/unknown-kind',
    found: `the image ${url}, whose format is not supported`,
    expected: `a file that ends in ${Object.keys(types).join(', ')}`,
    fix: /\.svg$/i.test(url)
      ? 'move it to figures/ and write <Figure src="…" alt="…" />'
      : 'save it in one of these formats',
  };
}

function describeMissing(url: string): Finding {
  return {
    code: 'image/missing',
    found: `the image ${url}, which does not exist`,
    expected: 'the path of a file, relative to the folder of this text',
    fix: 'correct the path, or add the file',
  };
}

function describeTooLarge(url: string, size: number): Finding {
  return {
    code: 'image/too-large',
    found: `the image ${url} of ${Math.ceil(size / 1024)} kB`,
    expected: `at most ${maxSize / 1024} kB, because images are embedded in the page`,
    fix: 'make it smaller, or draw it as a figure',
  };
}
