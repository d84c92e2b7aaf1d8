import { parseArgs } from 'node:util';
import { listFlags, switchFlag, valueFlag } from '../command-line';

const flags = {
  write: switchFlag(
    'replace the file, update openapi/names.yaml, and write openapi/changelog/ and review.yaml',
  ),
  release: valueFlag('NAME', 'the release of the platform that has this interface: 0.94.0'),
  date: valueFlag('DATE', 'the date of the changes in the changelog, today by default: 2026-11-23'),
  version: valueFlag('NAME', 'the docs version that gets the file, the current one by default'),
  draft: valueFlag(
    'FILE',
    'write an overlay with drafts of what is missing, which the check counts until they are read',
  ),
  all: switchFlag('print long lists whole'),
  json: switchFlag('print one JSON document: npm run --silent api:update -- …'),
};

/** Explains the arguments. */
export const usage = `Usage: npm run api:update -- FILE [flags]

Compares FILE, the platform's new interface file, with the one in the content: what was added,
removed, moved, renamed or changed, what breaks callers, and what of ours no longer fits.

${listFlags(flags)}`;

/** What an author asks for. */
export interface UpdateRequest {
  /** Path of the platform's new interface file. */
  file: string;
  /** Whether to change the content; otherwise, the command only says what it would do. */
  write: boolean;
  /** The release of the platform that has this interface. */
  release?: string;
  /** ISO date of the changelog entry. */
  date: string;
  /** The docs version that gets the file; by default the current one. */
  version?: string;
  /** Path for a draft of an overlay with what is missing. */
  draft?: string;
  /** Whether to print JSON. */
  json: boolean;
  /** Whether to print long lists whole. */
  all: boolean;
}

/** Reads the arguments of the command. Throws an error whose message is for the author. */
export function parseArguments(args: readonly string[], today: string): UpdateRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: flags,
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error('Give one interface file');
  const { date = today, write = false, json = false, all = false } = values;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
    throw new Error(`${date} is not a date such as ${today}`);
  }
  const { release, version, draft } = values;
  return { file, write, json, all, date, release, version, draft };
}
