import { formatHelp, readOptions } from './check/options';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if ('mistake' in options) {
    console.error(`${options.mistake}\n\n${formatHelp()}`);
    return 2;
  }
  if (options.help) {
    console.log(formatHelp());
    return 0;
  }
  // Loading everything that checks takes a second.
  const { runCheck } = await import('./check/run-check');
  return runCheck(options);
}

main().then((code) => {
  process.exitCode = code;
});
