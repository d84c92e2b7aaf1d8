import { runTool } from './run-command';

/** Settings under which Gatsby reports nothing and asks no other host. */
export const gatsbyEnvironment: Record<string, string> = {
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_FEEDBACK_DISABLED: '1',
  // Without a list of its own, each build asks two hosts for the list of hosting adapters.
  GATSBY_ADAPTERS_MANIFEST: 'module.exports = []',
  // The default logger moves the cursor about, which in a file or a pipe is noise.
  ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: 'yurnalist' }),
};

/** Runs a Gatsby command on the project in the current folder and gives its exit code. */
export async function gatsby(...args: string[]): Promise<number> {
  const env = { ...process.env, ...gatsbyEnvironment };
  return (await runTool('gatsby', args, { env })).code;
}
