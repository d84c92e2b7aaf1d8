import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runTool } from '../run-command';
import { canInstall, installPackages, isRoot } from './debian-packages';

/** Chromium without its own windows starts faster and needs half of the processor. */
const systemChromium = '/usr/bin/chromium-headless-shell';
/** Letters as wide as Arial's, in which most readers see a page until its font has arrived. */
const likeArial = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

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

/**
 * Options to measure where text is. Headless Chromium on Linux rounds the widths of letters to whole pixels; the
 * browsers of readers don't.
 */
export const exactLaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--font-render-hinting=none'],
};

/** Installs Chromium and a font if they are missing: from Debian's packages as root, otherwise Playwright's Chromium. */
export async function ensureChromium(): Promise<void> {
  if (canInstall) {
    if (existsSync(systemChromium) && existsSync(likeArial)) return;
    console.log('Installing Chromium …');
    return installPackages(['chromium-headless-shell', 'fonts-liberation']);
  }
  if (existsSync(systemChromium) || existsSync(chromium.executablePath())) return;
  console.log('Installing Chromium …');
  const { code } = await runTool('playwright', ['install', 'chromium']);
  if (code !== 0) throw new Error('No Chromium to test with: playwright install failed.');
}
