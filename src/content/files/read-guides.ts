import type { Guide } from '../../page-models/authored-version';
import type { Problem } from '../../problems/problem';
import { joinReads, type Read } from '../../problems/read';
import { guideSchema, slugPattern } from '../settings/frontmatter';
import type { SourceFile } from './read-files';
import { readMdx } from './read-mdx';
import { readVersionFiles } from './shared-files';
import { isShared, toSource, type VersionFolder } from './version-folder';

/** The guides of a version. */
export interface ReadGuides {
  guides: Guide[];
  /** Paths of the files that could not be read as guides because their frontmatter is invalid. */
  unreadable: ReadonlySet<string>;
  problems: Problem[];
}

/** Reads the guides of a version. Of those that it could share, it has those that its sidebar lists. */
export async function readGuides(
  version: VersionFolder,
  listed: ReadonlySet<string>,
): Promise<ReadGuides> {
  const files = await readVersionFiles(version, 'guides', ['.mdx']);
  const reads = files
    .map((file) => ({ ...file, path: file.path.replace(/\.mdx$/, '') }))
    .filter(({ file, path }) => listed.has(path) || !isShared(version, file))
    .map((file) => ({ path: file.path, ...readGuide(file, file.path, version) }));
  const { values: guides, problems } = joinReads(reads);
  const unreadable = reads.filter(({ value }) => !value).map(({ path }) => path);
  return { guides, unreadable: new Set(unreadable), problems };
}

function readGuide(file: SourceFile, path: string, version: VersionFolder): Read<Guide> {
  const { value: mdx, problems } = readMdx(file, guideSchema);
  if (!mdx) return { problems };
  const { title, description, label = title, slug, after, questions, standing } = mdx.frontmatter;
  const address = slug ?? path.replace(/(^|\/)index$/, '');
  const route = address === '' ? `${version.base}/` : `${version.base}/${address}/`;
  // The message names the address, which differs by version.
  const isUsable = address === '' || slugPattern.test(address) || isShared(version, file.file);
  return {
    value: {
      ...toSource(file, version),
      ...{ path, route, title, label, description },
      ...(after !== undefined && { after }),
      ...(questions && { questions }),
      ...(standing && { standing }),
      prose: mdx.prose,
    },
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
