import { parseArgs } from 'node:util';
import { listFlags, switchFlag } from '../command-line';

const flags = {
  content: switchFlag('only check the content: no types, lint or unused code'),
  external: switchFlag('also request the links to other sites'),
  'interface-words': switchFlag(
    'also judge the words of the interface file, which are not those of authors',
  ),
  watch: switchFlag('check the content again whenever one of its files changes'),
  json: switchFlag('print one JSON document'),
  github: switchFlag(
    'annotate the lines of a pull request; on by itself when GITHUB_ACTIONS is true',
  ),
};

/** Explains the flags and exit codes. */
export const help = `npm run check -- [flags]

Checks types, lint and format, unused code and packages, and the content.

${listFlags(flags)}

Exit codes: 0 no mistakes, 1 mistakes, 2 the flags are wrong.`;

/** How the result is printed. */
export type Format = 'text' | 'json' | 'github';

export interface CheckOptions {
  format: Format;
  contentOnly: boolean;
  external: boolean;
  interfaceWords: boolean;
  watch: boolean;
}

/** Reads the flags of `npm run check`. Throws an error for people if they are wrong. */
export function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): CheckOptions {
  const { values } = parseArgs({ args: [...args], options: flags });
  const { watch = false } = values;
  const [first, second] = (['json', 'github'] as const).filter((name) => values[name]);
  if (second) throw new Error(`--${first} and --${second} exclude each other`);
  if (watch && first) throw new Error(`--watch and --${first} exclude each other`);
  const byItself = environment.GITHUB_ACTIONS === 'true' && !watch ? 'github' : 'text';
  return {
    format: first ?? byItself,
    contentOnly: values.content === true || watch,
    external: values.external === true,
    interfaceWords: values['interface-words'] === true,
    watch,
  };
}
