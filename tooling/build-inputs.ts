import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContentRoot } from '../src/content/files/content-root';

export interface BuildInputs {
  /** Of everything but the content: when it differs, nothing that Gatsby cached can be trusted. */
  environment: string;
  /**
   * Of the content's files, of the last commit to them, whose date pages show, and of what is told
   * to a push: only the end of a build reads that.
   */
  content: string;
}

const rootFile = /^(gatsby-.*\.tsx?|package(-lock)?\.json|tsconfig\.json|\.env.*)$/;
const setting = /^(CONTENT_DIR|GATSBY_.*)$/;
const pushSetting = /^(SEARCH_PUSH|ALGOLIA_.*)$/;
// Written by Gatsby from the queries, so it follows from the other inputs.
const generated = /gatsby-types\.d\.ts$/;

/** Hashes of what a build reads. Values of settings go into the hash only. */
export function readBuildInputs(): BuildInputs {
  const environment = createHash('sha256').update(process.version);
  environment.update(hashSettings(setting));
  for (const name of readdirSync('.')
    .filter((name) => rootFile.test(name))
    .sort()) {
    environment.update(`\0${name}\0`).update(readFileSync(name));
  }
  for (const folder of ['src', 'plugins', 'static']) environment.update(hashFolder(folder));
  // The prefix is part of every page. That the file is missing is told by the build.
  const site = join(findContentRoot(), 'site.yaml');
  if (existsSync(site)) environment.update(readFileSync(site));
  return {
    environment: environment.digest('hex'),
    content: [hashFolder(findContentRoot()), hashSettings(pushSetting), lastCommit()]
      .join(' ')
      .trim(),
  };
}

function hashSettings(kind: RegExp): string {
  const names = Object.keys(process.env).filter((name) => kind.test(name));
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(`\0${name}=${process.env[name]}`);
  return hash.digest('hex');
}

function hashFolder(folder: string): string {
  if (!existsSync(folder)) return '';
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !generated.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function lastCommit(): string {
  try {
    const args = ['log', '-1', '--format=%H', '--', '.'];
    return execFileSync('git', args, { cwd: findContentRoot(), encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
