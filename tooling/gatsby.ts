import { resolve } from 'node:path';
import { createLogEditor } from './build/gatsby-log';
import { roomyHeap } from './roomy-heap';
import { runCommand } from './run-command';

/** Settings that stop Gatsby from sending telemetry or contacting other hosts. */
const environment: Record<string, string> = {
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_FEEDBACK_DISABLED: '1',
  // Without this, each build requests the list of hosting adapters from two hosts.
  GATSBY_ADAPTERS_MANIFEST: 'module.exports = []',
  // The default logger moves the cursor, so that its output has no lines to edit.
  GATSBY_LOGGER: 'yurnalist',
  NODE_OPTIONS: `${roomyHeap} ${process.env.NODE_OPTIONS ?? ''}`,
};

/** Runs a Gatsby command on the project in a folder, and returns its exit code. */
export async function runGatsby(
  args: readonly string[],
  { cwd = '.', settings }: { cwd?: string; settings: Record<string, string> },
): Promise<number> {
  const { code } = await runCommand(resolve('node_modules/.bin/gatsby'), args, {
    cwd,
    env: { ...process.env, ...environment, ...settings },
    editLine: createLogEditor(resolve(cwd)),
  });
  return code;
}
