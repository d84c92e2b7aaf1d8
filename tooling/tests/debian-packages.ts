import { existsSync } from 'node:fs';
import { runCommand } from '../run-command';

export const isRoot = process.getuid?.() === 0;

/** Whether packages of Debian can be installed. */
export const canInstall = isRoot && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian. */
export async function installPackages(names: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { code } = await runCommand('apt-get', args, { env });
    if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed.`);
  }
}
