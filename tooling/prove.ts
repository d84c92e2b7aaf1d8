import { findContentRoot } from '../src/content/files/content-root';
import { readCommandLine } from './command-line';
import { help, readOptions } from './prove/options';

async function prove(): Promise<number> {
  const read = readCommandLine(process.argv.slice(2), help, readOptions);
  if ('exitCode' in read) return read.exitCode;
  // Loading everything that a run needs takes a second.
  const { runProve } = await import('./prove/run-prove');
  return runProve(read.request, findContentRoot());
}

prove().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
