import { help, readOptions } from './check/options';
import { readCommandLine } from './command-line';

async function check(): Promise<number> {
  const read = readCommandLine(process.argv.slice(2), help, (args) =>
    readOptions(args, process.env),
  );
  if ('exitCode' in read) return read.exitCode;
  // Loading everything that checks takes a second.
  const { runCheck } = await import('./check/run-check');
  return runCheck(read.request);
}

check().then((code) => {
  process.exitCode = code;
});
