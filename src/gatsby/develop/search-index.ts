import { readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { manifestName } from '../../search/engine/index/index-files';
import { getStoredContent } from '../content-store';
import { writeSearchIndex } from '../files/search-data';

/** Where browsers ask for the index first. */
export const manifestPath = `/${manifestName}`;

const manifest = join(process.cwd(), 'public', manifestName);

let made: Promise<void> | undefined;

/** Forgets the index of earlier content. Most authors save far more often than they search. */
export async function forgetSearchIndex(): Promise<void> {
  await made;
  made = undefined;
  // Gatsby serves what is in this folder before it asks us.
  await rm(manifest, { force: true });
}

/** Sends the manifest of the index, which is made first if the content has changed. */
export async function sendSearchIndex(
  _request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  made ??= writeSearchIndex(getStoredContent());
  await made;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(await readFile(manifest));
}
