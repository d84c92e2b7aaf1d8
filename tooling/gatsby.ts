import { roomyHeap } from './roomy-heap.mjs';
import { runTool } from './run-command';

/** Settings that stop Gatsby from sending telemetry or contacting other hosts. */
const environment: Record<string, string> = {
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_FEEDBACK_DISABLED: '1',
  // Without this, each build requests the list of hosting adapters from two hosts.
  GATSBY_ADAPTERS_MANIFEST: 'module.exports = []',
  // The default logger breaks messages at 80 columns and moves the cursor, in files too.
  GATSBY_LOGGER: 'yurnalist',
  NODE_OPTIONS: `${roomyHeap} ${process.env.NODE_OPTIONS ?? ''}`,
};

/** Runs a Gatsby command with further settings in its environment, and returns its exit code. */
export async function runGatsby(
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<number> {
  const env = { ...process.env, ...environment, ...settings };
  return (await runTool('gatsby', args, { env })).code;
}
