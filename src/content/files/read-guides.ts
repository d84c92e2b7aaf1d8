import type { Guide } from '../../page-models/authored-version';
import type { Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { guideSchema, slugPattern } from '../settings/frontmatter';
import { readBody, readMdx } from './read-mdx';
import { toSource, type VersionFile, type VersionFolder } from './version-folder';

/** Reads a guide. */
export function readGuide(file: VersionFile, version: VersionFolder): Read<Guide> {
  const path = pathOfGuide(file);
  const { value: mdx, problems } = readMdx(file, guideSchema);
  if (!mdx) return { problems };
  const {
    title,
    description,
    label = title,
    slug,
    from,
    after,
    questions,
    standing,
    wide,
  } = mdx.frontmatter;
  const { address, route } = toRoute(path, slug, version);
  const isUsable = address === '' || slugPattern.test(address);
  return {
    value: {
      ...toSource(file, version),
      path,
      route,
      formerRoutes: from?.map((each) => `${version.base}/${each}/`),
      title,
      label,
      description,
      after,
      questions,
      standing,
      wide: wide || undefined,
      prose: mdx.prose,
    },
    problems: isUsable ? problems : [...problems, describeUnusableName(file.file, route)],
  };
}

function toRoute(path: string, slug: string | undefined, { base }: VersionFolder) {
  const address = slug ?? path.replace(/(^|\/)index$/, '');
  return { address, route: address === '' ? `${base}/` : `${base}/${address}/` };
}

/** What is known of a guide whose frontmatter is invalid, so that what refers to it is not taken for wrong. */
export function readUnreadable(file: VersionFile, version: VersionFolder): Guide {
  const path = pathOfGuide(file);
  const { yaml = '', prose } = readBody(file.text);
  const find = (key: string) =>
    new RegExp(`^${key}: *["']?([^"'\\n]+)`, 'm').exec(yaml)?.[1]?.trim();
  const title = find('title') ?? path;
  return {
    ...toSource(file, version),
    path,
    route: toRoute(path, find('slug'), version).route,
    title,
    label: title,
    description: '',
    prose,
  };
}

/** The path by which others refer to a guide: that of its file below `guides/` without the ending. */
function pathOfGuide({ path }: Pick<VersionFile, 'path'>): string {
  return path.replace(/\.mdx$/, '');
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
