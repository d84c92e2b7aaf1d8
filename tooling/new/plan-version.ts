import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { versionFiles } from '../../src/content/author-files';
import { readOptional } from '../../src/content/files/read-files';
import type { ReviewEntry } from '../../src/content/settings/review';
import type { SiteConfig } from '../../src/content/settings/site-config';
import type { Finding } from '../../src/problems/problem';
import type { Read } from '../../src/problems/read';
import { countOf } from '../../src/text/count-of';
import { findVersionNames } from '../review/find-version-names';
import { addToReview } from '../review/write-review';
import { copyVersion } from './copy-version';
import { insertEntry, mapsOf, replaceMap, rewriteMap } from './insert-entry';
import type { VersionRequest } from './parse-request';
import { existingFile, type Plan, refuse } from './plan';

/** Plans a version that begins as a copy of the current one, and its entry in `site.yaml`. */
export async function planVersion(
  request: VersionRequest,
  site: SiteConfig,
  root: string,
): Promise<Read<Plan>> {
  const { versions } = site;
  const { name, next } = request;
  const finding = checkNames(request, versions);
  if (finding) return refuse('site.yaml', root, finding);
  const folder = join(root, 'versions', name);
  if (existsSync(folder)) return refuse(folder, root, existingFile);
  const created = new Map<string, string | Buffer>(await copyVersion(root, name));
  const settings = join(root, 'site.yaml');
  const changed = new Map([[settings, listVersion(await readFile(settings, 'utf8'), request)]]);
  const naming = next ? await findVersionNames(root, site, { name, next }) : [];
  const review = join(root, versionFiles.review.path);
  const known = await readOptional(review);
  const text = addToReview(known, naming);
  if (text !== undefined && text !== known)
    (known === undefined ? created : changed).set(review, text);
  return {
    value: {
      created,
      changed,
      next: next
        ? `write about ${next} where you wrote about ${name}, which is kept at /docs/${name}/; ${listNaming(naming)}${apart(name)}`
        : `write about ${name} in its folder; \`npm run develop\` shows it at /docs/${name}/; ${apart(name)}`,
    },
    problems: [],
  };
}

function listNaming({ length }: readonly ReviewEntry[]): string {
  return length > 0 ? `review.yaml lists ${countOf(length, 'line')} with the old number; ` : '';
}

function apart(name: string): string {
  return `versions/${name} is a whole copy, and from now on what you change in one changes nothing in the other`;
}

function checkNames(
  { name, next }: VersionRequest,
  versions: SiteConfig['versions'],
): Finding | undefined {
  const listed = versions.find((each) => each.name === name);
  const isCurrent = listed?.status === 'current';
  if (next !== undefined && !isCurrent) {
    return {
      code: 'new/not-current',
      found: `--next ${next} although ${name} is not the current version`,
      expected: `the name of the current version, ${versions.find((each) => each.status === 'current')?.name}`,
      fix: 'omit --next, or keep the current version',
    };
  }
  if (isCurrent && next === undefined) {
    return {
      code: 'new/no-next-version',
      found: `${name}, which is the current version`,
      expected: 'a new name for what the content root contains from now on',
      fix: `add --next and that name to keep ${name} as an old version`,
    };
  }
  const taken = isCurrent ? versions.find((each) => each.name === next) : listed;
  return (
    taken && {
      code: 'new/listed-version',
      found: `the version ${taken.name}, which is already listed`,
      expected: 'the name of a new version',
      fix: 'choose another name',
    }
  );
}

/** Lists the new version before the current one, or the kept one after its successor. */
function listVersion(text: string, { name, next }: VersionRequest): string {
  const list = parseDocument(text).get('versions') as YAMLSeq;
  const current = mapsOf(list).find((map) => map.get('status') === 'current') as YAMLMap;
  const index = list.items.indexOf(current);
  const entryOf = (values: Record<string, string>) => rewriteMap(text, current, values);
  const quoted = JSON.stringify(name);
  if (next === undefined) {
    return insertEntry(text, list, index, entryOf({ name: quoted, status: 'unreleased' }));
  }
  const listed = insertEntry(text, list, index + 1, entryOf({ name: quoted, status: 'old' }));
  return replaceMap(listed, current, entryOf({ name: JSON.stringify(next) }));
}
