import { runGatsby } from '../gatsby';
import { hashBuildInputs } from './build-inputs';
import { buildStamp, prepareOutput, removeOutput } from './build-stamp';
import { compressTexts } from './compress-texts';

/**
 * Builds the site in `public`, with Gatsby's cache where that is safe. Passes flags on to Gatsby and returns an exit
 * code.
 */
export async function buildSite(flags: readonly string[] = []): Promise<number> {
  const isCompressed = process.env.COMPRESS === 'true';
  // Gatsby would leave the compressed files of pages that are gone.
  if (isCompressed) removeOutput();
  const finish = prepareOutput(buildStamp, hashBuildInputs(flags));
  const code = await runGatsby(['build', '--prefix-paths', ...flags]);
  if (code !== 0) return code;
  if (isCompressed) await compressTexts('public');
  finish();
  return 0;
}
