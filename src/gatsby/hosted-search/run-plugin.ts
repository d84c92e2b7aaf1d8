import { onPostBuild, type PluginArguments } from 'gatsby-plugin-algolia/gatsby-node.js';
import { type PushAccess, toPluginOptions } from './algolia';
import type { IndexState } from './index-state';
import { describeFailure } from './redact';

/**
 * Lets gatsby-plugin-algolia push. Gatsby is not the one who runs it (gatsby-config does not list
 * it), because on its own it notes in its cache what it pushes before it does, and then trusts that
 * note after a push that failed. Here its cache is what the index itself was found to hold.
 */
export async function runPlugin(
  access: PushAccess,
  { digests }: IndexState,
  graphql: PluginArguments['graphql'],
): Promise<void> {
  const held = Object.fromEntries(
    [...digests].map(([id, contentDigest]) => [id, { internal: { contentDigest } }]),
  );
  const cache = { get: async () => held, set: async () => undefined };
  await onPostBuild({ graphql, cache, reporter }, toPluginOptions(access));
}

class PluginFailure extends Error {}

function panicOnBuild(message: string, error?: unknown): never {
  // The plugin tells its own panic once more.
  if (error instanceof PluginFailure) throw error;
  throw new PluginFailure(error === undefined ? message : `${message}: ${describeFailure(error)}`);
}

const ignore = () => undefined;

/** Gatsby's own would end the process at the first failure, with the whole error in the log. */
const reporter: PluginArguments['reporter'] = {
  panicOnBuild,
  info: ignore,
  warn: ignore,
  activityTimer: () => ({ start: ignore, setStatus: ignore, end: ignore, panicOnBuild }),
};
