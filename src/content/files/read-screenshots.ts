import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Screenshot } from '../../page-models/authored-version';
import { type Finding, inFile, type Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { readImageSize } from './image-size';
import type { VersionFile } from './version-folder';

/** The suffix of the name of a screenshot's variant for the dark mode. */
export const dark = '.dark';

/** The file extensions of screenshots. */
export const screenshotEndings: readonly string[] = ['.webp', '.png'];

/** In bytes. A page loads each screenshot that a reader scrolls to. */
const maxSize = 60 * 1024;

/** Finds what is wrong with the screenshots of a version. */
export function checkScreenshotFiles(screenshots: readonly Screenshot[]): Problem[] {
  const byName = new Map(screenshots.map((each) => [each.name, each]));
  return screenshots.flatMap((each) => inFile(each.file, findMistakes(each, byName)));
}

/** The name of a screenshot without that of its variant. */
export function lightName(name: string): string {
  return name.endsWith(dark) ? name.slice(0, -dark.length) : name;
}

/** Reads a screenshot. One with mistakes has a value too, because what refers to it is right. */
export async function readScreenshot({
  file,
  path,
  absolutePath,
}: VersionFile): Promise<Read<Screenshot>> {
  const bytes = await readFile(absolutePath);
  const ending = extname(path);
  const name = path.slice(0, -ending.length);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const size = readImageSize(bytes) ?? { width: 0, height: 0 };
  const address = `static/${name.replaceAll('/', '-')}-${hash}${ending}`;
  return { value: { name, file, bytes, ...size, path: address }, problems: [] };
}

function findMistakes(
  screenshot: Screenshot,
  screenshots: ReadonlyMap<string, Screenshot>,
): Finding[] {
  const { name, bytes, width, height } = screenshot;
  const light = screenshots.get(lightName(name));
  const last = screenshots.get(name) ?? screenshot;
  if (width === 0) return [unreadable];
  const findings: Finding[] = [];
  if (bytes.length > maxSize) findings.push(describeTooLarge(bytes.length));
  if (last !== screenshot) findings.push(describeTwice(name, last.file));
  if (!light) findings.push(describeOnlyDark(lightName(name)));
  else if (light.width > 0 && (light.width !== width || light.height !== height)) {
    findings.push(describeOtherSize(screenshot, light));
  }
  return findings;
}

const unreadable: Finding = {
  code: 'screenshot/unreadable',
  found: 'a file that is not the image that its name says',
  expected: 'a WebP or PNG image',
  fix: 'take the screenshot again, and save it in one of these formats',
};

function describeTooLarge(size: number): Finding {
  return {
    code: 'screenshot/too-large',
    found: `a screenshot of ${Math.ceil(size / 1024)} kB`,
    expected: `at most ${maxSize / 1024} kB`,
    fix: 'show a smaller part of the screen, or save it as WebP with a lower quality',
  };
}

function describeTwice(name: string, other: string): Finding {
  return {
    code: 'screenshot/two-files',
    found: `a second file of the screenshot "${name}", besides ${other}`,
    expected: 'one file for each name',
    fix: 'remove one of the two',
  };
}

function describeOnlyDark(name: string): Finding {
  return {
    code: 'screenshot/only-dark',
    found: 'a variant for the dark mode of a screenshot that does not exist',
    expected: `the screenshot for the light mode, ${name}.webp or ${name}.png`,
    fix: `add ${name}.webp, or rename this file`,
  };
}

function describeOtherSize(variant: Screenshot, light: Screenshot): Finding {
  const format = ({ width, height }: Screenshot) => `${width} × ${height}`;
  return {
    code: 'screenshot/other-size',
    found: `a variant for the dark mode of ${format(variant)} pixels`,
    expected: `the size of the light mode, ${format(light)}`,
    fix: 'take both screenshots of the same part of the screen',
  };
}
