import { resolve } from 'node:path';

/** The folder that holds everything of an author: `CONTENT_DIR`, or `content`. */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_DIR || 'content');
}
