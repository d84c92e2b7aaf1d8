import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How the program of a sample is run in a folder with an installed SDK. */
interface Program {
  /** The file that it is written to. */
  file: string;
  command(folder: string): [command: string, ...args: string[]];
}

/** The compiler reports on standard output what the proof looks for in standard error. */
const compileAndRun =
  'node_modules/.bin/tsc --strict --module nodenext --types node --skipLibCheck sample.mts >&2 && node sample.mjs';

const programs: Record<string, Program> = {
  javascript: { file: 'sample.mjs', command: () => ['node', 'sample.mjs'] },
  typescript: {
    file: 'sample.mts',
    command: () => ['sh', '-c', compileAndRun],
  },
  python: {
    file: 'sample.py',
    command(folder) {
      const own = join(folder, '.venv', 'bin', 'python');
      return [existsSync(own) ? own : 'python3', 'sample.py'];
    },
  },
  java: { file: 'Sample.java', command: () => ['java', '-cp', 'lib/*', 'Sample.java'] },
  rust: {
    file: join('src', 'bin', 'sample.rs'),
    command: () => ['cargo', 'run', '--quiet', '--offline', '--bin', 'sample'],
  },
};

export const sdkLanguages = Object.keys(programs);

/** Whether the samples of a language need an installed SDK. */
export function hasSdk(language: string): boolean {
  return sdkLanguages.includes(language);
}

/** Writes the program of a sample into the folder of its SDK, and returns the command that runs it. */
export function writeProgram(
  language: string,
  folder: string,
  code: string,
): [string, ...string[]] {
  const program = programs[language];
  if (!program) throw new Error(`No command runs a sample in ${language}.`);
  const path = join(folder, program.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  return program.command(folder);
}
