import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findContentRoot } from '../../../src/content/files/content-root';
import { createContentCheck } from '../../check/check-content';

/** What checking the content once, with nothing remembered, took of a process. */
export interface CheckCosts {
  seconds: number;
  /** In bytes. */
  memory: number;
}

async function measureCheck(): Promise<CheckCosts> {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  await createContentCheck(findContentRoot(), { folder })();
  rmSync(folder, { recursive: true });
  return { seconds: process.uptime(), memory: process.resourceUsage().maxRSS * 1024 };
}

measureCheck().then((costs) => console.log(JSON.stringify(costs)));
