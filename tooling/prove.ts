import { findContentRoot } from '../src/content/files/content-root';
import { formatHelp, readOptions } from './prove/options';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if ('mistake' in options) {
    console.error(`${options.mistake}\n\n${formatHelp()}`);
    return 2;
  }
  if ('help' in options) {
    console.log(formatHelp());
    return 0;
  }
  // Loading everything that a run needs takes a second.
  const { runProve } = await import('./prove/run-prove');
  return runProve(options, findContentRoot());
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
