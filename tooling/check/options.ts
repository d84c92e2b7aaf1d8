import { parseArgs } from 'node:util';
import { nearest } from '../../src/text/nearest';

const flags = {
  content: 'only check the content: no types, lint or unused code',
  external: 'also request the links to other sites; what worked is remembered for a week',
  'interface-words': 'also judge the words of the interface file, which are not those of authors',
  watch: 'check the content again whenever one of its files changes',
  json: 'print one JSON document',
  sarif: 'print a SARIF 2.1.0 log',
  github: 'annotate the lines of a pull request; on by itself when GITHUB_ACTIONS is true',
  help: 'print this help',
} as const;

type Flag = keyof typeof flags;

/** How the result is printed. */
export type Format = 'text' | 'json' | 'sarif' | 'github';

export interface CheckOptions {
  format: Format;
  contentOnly: boolean;
  external: boolean;
  interfaceWords: boolean;
  watch: boolean;
  help: boolean;
}

/** Reads the flags of `npm run check`, or returns what is wrong with them. */
export function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): CheckOptions | { mistake: string } {
  const names = Object.keys(flags) as Flag[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  // Lenient, because the messages of the strict mode suggest no name.
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') return { mistake: describeUnknown(token.value) };
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name as Flag)) return { mistake: describeUnknown(token.rawName) };
    if (token.value !== undefined) return { mistake: `${token.rawName} takes no value` };
  }
  const isSet = (name: Flag) => values[name] === true;
  const formats = (['json', 'sarif', 'github'] as const).filter(isSet);
  const [first, second] = formats;
  if (second) return { mistake: `--${first} and --${second} exclude each other` };
  if (isSet('watch') && first) return { mistake: `--watch and --${first} exclude each other` };
  const byItself = environment.GITHUB_ACTIONS === 'true' && !isSet('watch') ? 'github' : 'text';
  return {
    format: first ?? byItself,
    contentOnly: isSet('content') || isSet('watch'),
    external: isSet('external'),
    interfaceWords: isSet('interface-words'),
    watch: isSet('watch'),
    help: isSet('help'),
  };
}

function describeUnknown(written: string): string {
  const suggestion = nearest(written.replace(/^-+/, ''), Object.keys(flags));
  return `unknown argument ${written}${suggestion ? `; did you mean --${suggestion}?` : ''}`;
}

/** Explains the flags and exit codes. */
export function formatHelp(): string {
  const width = Math.max(...Object.keys(flags).map((name) => name.length));
  const lines = Object.entries(flags).map(([name, text]) => `  --${name.padEnd(width)}  ${text}`);
  return [
    'npm run check -- [flags]',
    '',
    'Checks types, lint and format, unused code and packages, and the content.',
    '',
    ...lines,
    '',
    'Exit codes: 0 no mistakes, 1 mistakes, 2 the flags are wrong.',
  ].join('\n');
}
