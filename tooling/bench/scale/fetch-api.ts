import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../run-command';

/** GitHub's interface, with 1,223 operations. It is no dependency: nothing but this bench needs it. */
const apiPackage = { name: '@octokit/openapi', version: '23.0.2' };
const document = 'package/generated/api.github.com.json';

/** Creates a content root with a large interface in a temporary folder, and returns its path. */
export async function createLargeRoot(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'large-api-'));
  const spec = `${apiPackage.name}@${apiPackage.version}`;
  const packed = await run('npm', ['pack', spec, '--silent', '--pack-destination', folder]);
  const archive = join(folder, packed.trim().split('\n').at(-1) ?? '');
  await run('tar', ['-xzf', archive, '-C', folder, document]);
  const root = join(folder, 'content');
  cpSync(join('tooling', 'bench', 'scale', 'site'), root, { recursive: true });
  cpSync(join(folder, document), join(root, 'openapi', 'github.json'));
  rmSync(archive);
  return root;
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args, { capture: 'stdout' });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
  return output;
}
