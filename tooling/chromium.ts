import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand } from './run-command';

const systemChromium = '/usr/bin/chromium';
const isRoot = process.getuid?.() === 0;

/** Options to launch a Chromium that connects only to the pages under test. */
export const launchOptions = {
  ...(existsSync(systemChromium) && { executablePath: systemChromium }),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--disable-gpu',
    '--no-first-run',
    // Chromium's sandbox refuses to run as root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};

/** Installs Chromium if it is missing: from Debian's packages as root, otherwise Playwright's. */
export async function ensureChromium(): Promise<void> {
  if (existsSync(systemChromium) || existsSync(chromium.executablePath())) return;
  console.log('Installing Chromium …');
  const commands =
    isRoot && existsSync('/usr/bin/apt-get')
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
        ]
      : [['npx', 'playwright', 'install', 'chromium']];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [command = '', ...args] of commands) {
    const { code } = await runCommand(command, args, { env });
    if (code !== 0) throw new Error(`No Chromium to test with: ${command} failed.`);
  }
}
