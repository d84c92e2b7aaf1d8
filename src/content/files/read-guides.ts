import { join, relative, sep } from 'node:path';
import type { Guide } from '../../page-models/authored-version';
import type { Problem } from '../../problems/problem';
import { joinReads, type Read } from '../../problems/read';
import { guideSchema, slugPattern } from '../settings/frontmatter';
import { readFiles, type SourceFile } from './read-files';
import { readMdx } from './read-mdx';
import { toSource, type VersionFolder } from './version-folder';

/** The guides of a version. */
export interface ReadGuides {
  guides: Guide[];
  /** Paths of the files that could not be read as guides because their frontmatter is invalid. */
  unreadable: ReadonlySet<string>;
  problems: Problem[];
}

/** Reads the guides of a version. */
export async function readGuides(version: VersionFolder): Promise<ReadGuides> {
  const guidesFolder = join(version.folder, 'guides');
  const files = await readFiles(version.root, guidesFolder, ['.mdx']);
  const reads = files.map((file) => {
    const path = relative(guidesFolder, file.absolutePath)
      .split(sep)
      .join('/')
      .replace(/\.mdx$/, '');
    return { path, ...readGuide(file, path, version) };
  });
  const { values: guides, problems } = joinReads(reads);
  const unreadable = reads.filter(({ value }) => !value).map(({ path }) => path);
  return { guides, unreadable: new Set(unreadable), problems };
}

function readGuide(file: SourceFile, path: string, version: VersionFolder): Read<Guide> {
  const { value: mdx, problems } = readMdx(file, guideSchema);
  if (!mdx) return { problems };
  const { title, description, label = title, slug } = mdx.frontmatter;
  const address = slug ?? path.replace(/(^|\/)index$/, '');
  const route = address === '' ? `${version.base}/` : `${version.base}/${address}/`;
  const isUsable = address === '' || slugPattern.test(address);
  return {
    value: { ...toSource(file, version), path, route, title, label, description, prose: mdx.prose },
    problems: isUsable ? problems : [...problems, describeUnusableName(file.file, route)],
  };
}

function describeUnusableName(file: string, route: string): Problem {
  return {
    severity: 'error',
    code: 'guide/unusable-name',
    file,
    found: `a file whose name would result in the address ${route}`,
    expected: 'folder and file names made of letters, digits, - and _',
    fix: 'rename it, or give it a slug in its frontmatter',
  };
}
