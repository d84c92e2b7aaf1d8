import { parseArgs } from 'node:util';
import { listFlag, listFlags, switchFlag, valueFlag } from '../command-line';
import { hasSdk } from './sdk-programs';

const flags = {
  url: valueFlag('URL', 'the address of the server: http://localhost:8080'),
  only: listFlag(
    'NAME',
    'samples, errors, guides, sdk, or an area, chapter, operation, step or guide; repeatable',
  ),
  version: valueFlag('NAME', 'the docs version to prove; the current one by default'),
  update: switchFlag(
    'write what differs from the examples into the overlays, of what the run covers',
  ),
  sdk: valueFlag(
    'LANGUAGES',
    'also run the SDK samples, and the commands of guides in these languages: python,go',
  ),
  'sdk-folder': valueFlag('FOLDER', 'where each language has a folder with its installed SDK'),
  address: listFlag(
    'TEXT=URL',
    'where another address of the docs is: http://localhost:9091=http://localhost:9791; repeatable',
  ),
  try: listFlag(
    'WORD',
    'also provoke the errors that are unproven for a reason with this word: V8; repeatable',
  ),
  timeout: valueFlag(
    'SECONDS',
    'the time limit of a call, 30 by default; programs get ten times as much',
  ),
  json: switchFlag('print one JSON document'),
} as const;

/** Explains the flags and exit codes. */
export const help = `npm run prove -- --url URL [flags]

Runs the samples, error examples and guides against a server, and compares what it returns.
The token that the samples send is taken from the environment variable that they name.

${listFlags(flags)}

Exit codes: 0 everything matches, 1 something differs or the server cannot be reached, 2 the flags are wrong.`;

/** What a run of the proof is asked for. */
export interface ProveOptions {
  /** The address of the server, without a trailing slash. */
  url: string;
  /** The parts, areas, chapters, operations, steps and guides to prove; all if empty. */
  only: string[];
  /** The name of the docs version; the current one if undefined. */
  version?: string;
  update: boolean;
  sdks: string[];
  sdkFolder: string;
  /** Addresses in the docs besides that of the server, with those of this run. */
  addresses: [written: string, own: string][];
  /** Words of the reasons for which errors are unproven that the run does try. */
  tried: string[];
  /** The time limit of a call in milliseconds. */
  timeout: number;
  json: boolean;
}

/** Reads the flags of `npm run prove`. Throws an error for people if they are wrong. */
export function readOptions(args: readonly string[]): ProveOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: flags,
    allowPositionals: true,
  });
  const {
    url,
    only = [],
    version,
    update = false,
    sdk = '',
    address = [],
    try: tried = [],
    timeout = '30',
    json = false,
  } = values;
  const [extra] = positionals;
  // Several names may follow --only without repeating it.
  if (extra !== undefined && only.length === 0) throw new Error(`Unexpected argument '${extra}'`);
  if (url === undefined) throw new Error('the address of the server is missing: --url');
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`--url ${url} is not an address that starts with http:// or https://`);
  }
  const seconds = Number(timeout);
  if (!(seconds > 0)) throw new Error(`--timeout ${timeout} is not a number of seconds`);
  const sdks = sdk.split(',').filter(Boolean);
  const sdkFolder = values['sdk-folder'] ?? '';
  const installed = sdks.find(hasSdk);
  if (installed !== undefined && !sdkFolder) {
    throw new Error(`--sdk ${installed} needs --sdk-folder`);
  }
  if (version !== undefined && update) {
    throw new Error('--update writes examples of the current version; leave out --version');
  }
  return {
    url: url.replace(/\/+$/, ''),
    only: [...only, ...positionals],
    version,
    update,
    sdks,
    sdkFolder,
    addresses: address.map(readAddress),
    tried,
    timeout: seconds * 1000,
    json,
  };
}

function readAddress(text: string): [string, string] {
  const [, written, own] = /^(https?:[^=]+)=(https?:.+)$/.exec(text) ?? [];
  if (written === undefined || own === undefined) {
    throw new Error(`--address ${text} is not two addresses with = between them`);
  }
  return [written, own];
}
