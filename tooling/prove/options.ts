import { parseArgs } from 'node:util';
import { nearest } from '../../src/text/nearest';
import { hasSdk } from './sdk-programs';

const flags = {
  url: { value: 'URL', text: 'the address of the server: http://localhost:8080' },
  only: {
    value: 'NAME',
    text: 'samples, errors, guides, sdk, or an area, chapter, operation, step or guide; repeatable',
  },
  version: { value: 'NAME', text: 'the docs version to prove; the current one by default' },
  update: {
    text: 'write what differs from the examples into the overlays, of what the run covers',
  },
  sdk: {
    value: 'LANGUAGES',
    text: 'also run the SDK samples, and the commands of guides in these languages: python,go',
  },
  'sdk-folder': {
    value: 'FOLDER',
    text: 'where each language has a folder with its installed SDK',
  },
  timeout: {
    value: 'SECONDS',
    text: 'the time limit of a call, 30 by default; programs get ten times as much',
  },
  json: { text: 'print one JSON document' },
  help: { text: 'print this help' },
} as const;

type Flag = keyof typeof flags;

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
  /** The time limit of a call in milliseconds. */
  timeout: number;
  json: boolean;
}

/** Reads the flags of `npm run prove`, or returns what is wrong with them. */
export function readOptions(
  args: readonly string[],
): ProveOptions | { mistake: string } | { help: true } {
  const names = Object.keys(flags) as Flag[];
  const options = Object.fromEntries(
    names.map((name) => [
      name,
      { type: takesValue(name) ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  // Lenient, because the messages of the strict mode suggest no name.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given = new Map<string, string[]>();
  // Several names may follow --only without repeating it.
  let last: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (last !== 'only') return { mistake: describeUnknown(token.value) };
      given.set('only', [...(given.get('only') ?? []), token.value]);
      continue;
    }
    const { name, rawName, value } = token;
    if (!names.includes(name as Flag)) return { mistake: describeUnknown(rawName) };
    if (!takesValue(name as Flag) && value !== undefined)
      return { mistake: `${rawName} takes no value` };
    if (takesValue(name as Flag) && (value ?? '') === '') {
      return { mistake: `${rawName} needs a value` };
    }
    given.set(name, [...(given.get(name) ?? []), value ?? '']);
    last = name;
  }
  return given.has('help') ? { help: true } : readValues(given);
}

function readValues(given: ReadonlyMap<string, string[]>): ProveOptions | { mistake: string } {
  const last = (name: Flag) => given.get(name)?.at(-1);
  const url = last('url');
  if (url === undefined) return { mistake: 'the address of the server is missing: --url' };
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    return { mistake: `--url ${url} is not an address that starts with http:// or https://` };
  }
  const seconds = Number(last('timeout') ?? 30);
  if (!(seconds > 0)) return { mistake: `--timeout ${last('timeout')} is not a number of seconds` };
  const sdks = (last('sdk') ?? '').split(',').filter(Boolean);
  const sdkFolder = last('sdk-folder');
  const installed = sdks.find(hasSdk);
  if (installed !== undefined && !sdkFolder) {
    return { mistake: `--sdk ${installed} needs --sdk-folder` };
  }
  const version = last('version');
  if (version !== undefined && given.has('update')) {
    return { mistake: '--update writes examples of the current version; leave out --version' };
  }
  return {
    url: url.replace(/\/+$/, ''),
    only: given.get('only') ?? [],
    ...(version !== undefined && { version }),
    update: given.has('update'),
    sdks,
    sdkFolder: sdkFolder ?? '',
    timeout: seconds * 1000,
    json: given.has('json'),
  };
}

function takesValue(name: Flag): boolean {
  return 'value' in flags[name];
}

function describeUnknown(written: string): string {
  const suggestion = nearest(written.replace(/^-+/, ''), Object.keys(flags));
  return `unknown argument ${written}${suggestion ? `; did you mean --${suggestion}?` : ''}`;
}

/** Explains the flags and exit codes. */
export function formatHelp(): string {
  const names = Object.entries(flags).map(([name, flag]) => ({
    name: 'value' in flag ? `--${name} ${flag.value}` : `--${name}`,
    text: flag.text,
  }));
  const width = Math.max(...names.map(({ name }) => name.length));
  return [
    'npm run prove -- --url URL [flags]',
    '',
    'Runs the samples, error examples and guides against a server, and compares what it returns.',
    'The token that the samples send is taken from the environment variable that they name.',
    '',
    ...names.map(({ name, text }) => `  ${name.padEnd(width)}  ${text}`),
    '',
    'Exit codes: 0 everything matches, 1 something differs or the server cannot be reached, 2 the flags are wrong.',
  ].join('\n');
}
