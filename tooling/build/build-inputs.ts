import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findContentRoot } from '../../src/content/files/content-root';
import { hashFiles } from '../files/hash-files';
import { listFiles } from '../files/list-files';

const folders = ['src', 'plugins', 'static'];
const rootFile = /^(gatsby-.*\.tsx?|package(-lock)?\.json|tsconfig\.json|\.parcelrc|\.env.*)$/;
const setting = /^(CONTENT_DIR|SITE_(URL|PREFIX)|GATSBY_.*|COMPRESS)$/;

/**
 * Hashes what Gatsby's cache depends on without knowing it: the code, the packages, the settings in the
 * environment, the flags, and `site.yaml`, whose prefix is part of every page. Gatsby itself notices changes of the
 * other content.
 */
export function hashBuildInputs(flags: readonly string[] = []): string {
  const atRoot = readdirSync('.').filter((name) => rootFile.test(name));
  const inFolders = folders.flatMap((folder) =>
    listFiles(folder).map((path) => join(folder, path)),
  );
  // If there is no such file, the build reports it.
  const site = [join(findContentRoot(), 'site.yaml')].filter((file) => existsSync(file));
  const files = [...atRoot.sort(), ...inFolders, ...site];
  const settings = Object.entries(process.env)
    .filter(([name]) => setting.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return createHash('sha256')
    .update([process.version, ...flags, ...settings, hashFiles(files)].join('\0'))
    .digest('hex');
}
