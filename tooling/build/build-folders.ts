import { join } from 'node:path';

/** Where the build keeps what only it needs. */
export const buildFolder = '.build';
/**
 * The copy of the project in which Gatsby builds: it always writes to `public` of its own folder, from
 * the beginning of a build.
 */
export const workingCopy = join(buildFolder, 'site');
/** The site as Gatsby wrote it, with source maps and notes on the bundle. */
export const buildOutput = join(workingCopy, 'public');
/** The site that is served. */
export const publicFolder = 'public';
/** What was published last. */
export const publicationRecord = join(buildFolder, 'published.json');
/** What operators need and readers don't (`src/gatsby/files/write-files.ts`). */
export const infoFolder = 'build-info';
/** Held by whoever writes `public`, which `develop` uses too. */
export const lockFile = join(buildFolder, 'lock.json');
