import { parseArgs } from 'node:util';

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

export const usage = `Usage:
  npm run api:update -- FILE [--write] [--release NAME] [--date DATE] [--version NAME]
                             [--draft FILE] [--all] [--json]

Compares FILE, the platform's new interface file, with the one in the content: what was added,
removed, moved, renamed or changed, what breaks callers, and which of our texts it affects.

  --write    replaces the file, moves our texts along, keeps those without a place in
             openapi/lost-words.yaml, and writes the changes to openapi/changelog/
  --release  the release of the platform that has this interface: 0.94.0
  --date     the date of the changes in the changelog, today by default: 2026-11-23
  --version  the docs version that gets the file, by default the current one
  --draft    writes an overlay to FILE with descriptions, summaries, retry and examples that are
             missing, and steps of the story: from our words for the same names elsewhere, if any.
             x-draft marks what the check counts until somebody has read it
  --all      prints long lists whole
  --json     prints one JSON document: npm run --silent api:update -- FILE --json`;

/** Reads the arguments of the command. Throws an error whose message is for the author. */
export function parseArguments(args: readonly string[], today: string): UpdateRequest {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      write: flag,
      json: flag,
      all: flag,
      release: text,
      date: text,
      version: text,
      draft: text,
    },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error('Give one interface file');
  const { date = today, release, version, draft, write, json, all } = values;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
    throw new Error(`${date} is not a date such as ${today}`);
  }
  return {
    file,
    write,
    json,
    all,
    date,
    ...(release && { release }),
    ...(version && { version }),
    ...(draft && { draft }),
  };
}
