import { join } from 'node:path';
import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import { formatProblems } from '../../problems/problem';
import { checkEnvironment, readPushAccess } from './algolia';
import { findFilesWith } from './find-key';
import { type PushTools, pushRecords } from './push-records';
import { redact } from './redact';

type Reporter = Pick<ParentSpanPluginArgs['reporter'], 'setErrorMap' | 'panicOnBuild' | 'info'>;

/** Ends the build with words of ours, and never with the admin key. */
function fail(reporter: Reporter, text: string): void {
  const clean = redactKey(text);
  const show = ({ text }: { text: string }) => text;
  reporter.setErrorMap({ search: { text: show, level: 'ERROR', category: 'USER' } });
  reporter.panicOnBuild({ id: 'search', context: { text: clean } });
}

function redactKey(text: string): string {
  const key = process.env.ALGOLIA_ADMIN_KEY;
  return key ? redact(text, key) : text;
}

/** Refuses settings of hosted search that cannot work, before any page is made with them. */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ reporter }) => {
  const problems = checkEnvironment(process.env);
  if (problems.length > 0) fail(reporter, formatProblems(problems));
};

/** Pushes the records when the admin key is set. Comes last: whatever fails here, the site is whole. */
export async function pushToHostedSearch(
  reporter: Reporter,
  graphql: PushTools['graphql'],
  publicFolder = join(process.cwd(), 'public'),
): Promise<void> {
  const access = readPushAccess(process.env);
  if (!access) return;
  const info = (text: string) => reporter.info(redactKey(text));
  try {
    const leaks = await findFilesWith(publicFolder, access.adminKey);
    if (leaks.length > 0) throw new Error(`The admin key stands in public/${leaks.join(', ')}`);
    await pushRecords(access, { graphql, info });
  } catch (error) {
    fail(reporter, error instanceof Error ? error.message : String(error));
  }
}
