import { resolve } from 'node:path';

/** Returns the content root: `CONTENT_DIR`, or the folder `content` of the project. */
export function findContentRoot(project = process.cwd()): string {
  return resolve(project, process.env.CONTENT_DIR || 'content');
}
