import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fixtures = join(__dirname, '..', '..', 'fixtures');

/** The file of the valid site that a fixture lacks. */
const missing: Record<string, string> = {
  'site-missing': 'site.yaml',
  'sidebar-missing': 'sidebar.yaml',
};

/** The guides of fixtures that are too long to be read. */
const longGuides: Record<string, string> = {
  'guide-with-too-much-markup': `---
title: Welcome
description: What the library lends, and how.
---

The library never closes.

${'> It lends.\n\n'.repeat(1001)}`,
};

/**
 * Gives a content root to a function, and removes it afterwards: tests/fixtures/valid-site with the files of a fixture,
 * which make it wrong. It has the name of the fixture.
 */
export async function onMistakeRoot<T>(
  name: string,
  use: (root: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mistake-'));
  const root = join(folder, name);
  try {
    cpSync(join(fixtures, 'valid-site'), root, { recursive: true });
    cpSync(join(fixtures, name), root, { recursive: true });
    if (missing[name]) rmSync(join(root, missing[name]));
    if (longGuides[name]) writeFileSync(join(root, 'guides', 'index.mdx'), longGuides[name]);
    return await use(root);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
