import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import type { DevelopServer } from './develop-server';

const guide = 'content/guides/setup.mdx';

interface Pace {
  saves: number;
  /** Milliseconds between two saves. */
  pause: number;
}

/** Saves a guide again and again while its page is open, and expects the last text to appear on it. */
export async function expectLastSave(server: DevelopServer, { saves, pause }: Pace): Promise<void> {
  const { project } = server;
  const page = await server.open('/docs/setup/');
  const before = project.read(guide);
  let text = '';
  for (let save = 1; save <= saves; save += 1) {
    text = `Saved ${save} times.`;
    project.write(guide, `${before}\n${text}\n`);
    await setTimeout(pause);
  }
  const isShown = () => page.evaluate((wanted) => document.body.innerText.includes(wanted), text);
  await expect.poll(isShown, { timeout: 120_000 }).toBe(true);
  project.write(guide, before);
  await expect.poll(isShown, { timeout: 120_000 }).toBe(false);
  expect(server.output).not.toContain('Starting it again');
  await page.close();
}
