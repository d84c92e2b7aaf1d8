import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { findContentRoot } from '../../src/content/files/content-root';
import { readPushAccess } from '../../src/gatsby/hosted-search/environment';
import { runGatsby } from '../gatsby';
import { explainFullDisk, explainWriteError } from './build-failures';
import {
  buildOutput,
  infoFolder,
  lockFile,
  publicationRecord,
  publicFolder,
  workingCopy,
} from './build-folders';
import { type BuildInputs, readBuildInputs } from './build-inputs';
import { LockedError, takeLock } from './build-lock';
import { findStamp, readStamp, removeBuild, writeStamp } from './build-stamp';
import { updateCompressed } from './compress-folder';
import { removeLeftovers } from './leftovers';
import { checkWritable, isPublished, publish, replaceFiles } from './publish';
import { updateWorkingCopy } from './working-copy';
import { writeSbom } from './write-sbom';

const places = { from: buildOutput, to: publicFolder, record: publicationRecord };

/**
 * Builds the site in a working copy, reusing its cache where that is safe, and then brings `public` up
 * to date. Passes flags on to Gatsby and returns an exit code. If the build fails, `public` stays as it
 * was.
 */
export async function buildSite(flags: readonly string[] = []): Promise<number> {
  let release = () => {};
  try {
    release = takeLock(lockFile);
    return await build(flags);
  } catch (error) {
    const message = error instanceof LockedError ? error.message : explainWriteError(error);
    if (message === undefined) throw error;
    console.error(message);
    return 1;
  } finally {
    release();
  }
}

/** Returns whether `public` contains a complete build of the current inputs. */
export function isBuilt(): boolean {
  return isPublished(places, describeSource(readBuildInputs()));
}

/** Returns whether `public` contains a complete build, of whatever inputs. */
export function isServable(): boolean {
  return isPublished(places);
}

const describeSource = ({ environment, content }: BuildInputs) => `${environment} ${content}`;

async function build(flags: readonly string[]): Promise<number> {
  const inputs = readBuildInputs(flags);
  checkWritable(publicFolder);
  if (isCurrent(inputs)) console.log('Nothing has changed since the last build.');
  else {
    const code = await updateSite(inputs, flags);
    if (code !== 0) return code;
  }
  await updateCompressed(buildOutput);
  const { changed, total } = publish(places, {
    source: describeSource(inputs),
    withSourceMaps: process.env.SOURCE_MAPS === 'true',
  });
  replaceFiles(join(workingCopy, infoFolder), infoFolder);
  console.log(`public/ is up to date: ${changed} of ${total} files have changed.`);
  return 0;
}

/** Returns whether the working copy has a complete build of these inputs. A push is made in any case. */
function isCurrent({ environment, content }: BuildInputs): boolean {
  const last = readStamp(workingCopy);
  const isPush = readPushAccess(process.env) !== undefined;
  return !isPush && last?.environment === environment && last.content === content;
}

/** Builds the site in the working copy, and returns an exit code. */
async function updateSite(inputs: BuildInputs, flags: readonly string[]): Promise<number> {
  const hasCache = readStamp(workingCopy)?.environment === inputs.environment;
  // The same environment means the same files, compiled settings and packages.
  if (!hasCache) {
    removeBuild(workingCopy);
    await updateWorkingCopy();
    writeSbom(join(workingCopy, infoFolder));
  }
  const code = await runGatsby(['build', '--prefix-paths', ...flags], {
    cwd: workingCopy,
    settings: {
      CONTENT_DIR: findContentRoot(),
      // Removed once the content is found to be without mistakes, and Gatsby begins to change its cache.
      BUILD_STAMP: resolve(findStamp(workingCopy)),
      ...chooseProcesses(hasCache),
    },
  });
  if (code !== 0) {
    const reason = explainFullDisk(workingCopy);
    if (reason) console.error(reason);
    return code;
  }
  removeLeftovers(buildOutput);
  writeStamp(inputs, workingCopy);
  return 0;
}

/**
 * Each process of Gatsby that runs queries and renders pages takes four seconds to start, which pays where there
 * are cores for several of them, and all pages have to be rendered.
 */
function chooseProcesses(hasCache: boolean): Record<string, string> {
  const isOneEnough = hasCache || availableParallelism() <= 2;
  return isOneEnough ? { GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? '1' } : {};
}
