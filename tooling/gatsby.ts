import { runTool } from './run-command';

/** Settings that stop Gatsby from sending telemetry or contacting other hosts. */
export const gatsbyEnvironment: Record<string, string> = {
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_FEEDBACK_DISABLED: '1',
  // Without this, each build requests the list of hosting adapters from two hosts.
  GATSBY_ADAPTERS_MANIFEST: 'module.exports = []',
  // The default logger moves the cursor, which adds noise to a file or a pipe.
  ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: 'yurnalist' }),
};

/** Runs a Gatsby command on the project in the current folder, and returns its exit code. */
export async function runGatsby(
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<number> {
  const env = { ...process.env, ...gatsbyEnvironment, ...settings };
  return (await runTool('gatsby', args, { env })).code;
}
