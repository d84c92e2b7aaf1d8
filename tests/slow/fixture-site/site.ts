import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type StaticServer, startStaticServer } from '../../../tooling/serve/static-server';
import { launchOptions } from '../../../tooling/tests/chromium';
import { documentNames } from '../../unit/documents';
import { ProjectCopy } from '../project-copy';
import { changeContent } from './content-change';

export const project = new ProjectCopy();
let server: StaticServer | undefined;
let browser: Browser;
/** A new browser page for each test. */
export let page: Page;

/** The content root below the copy of the project. */
const root = 'library';
/** The address in the environment of the build; `site.yaml` has another one. */
export const previewHost = 'https://preview.example';
export const previewPrefix = '/library';

/** The environment of the build. It is a preview: its address is not that of `site.yaml`. */
const settings = {
  CONTENT_DIR: root,
  SITE_URL: previewHost,
  SITE_PREFIX: previewPrefix,
};

const build = () => project.build({ settings, isMinified: false });
/** What the second build printed. */
export let rebuildOutput: string;

/**
 * Builds one site for all tests that need other content: the fixture's versions "next"
 * (unreleased), "2.0" (current) and "1.0" (old), and each difficult document as an old version.
 * It is built twice, and the content changes between, so that all tests are those of a rebuild.
 */
export function serveFixtureSite(): void {
  beforeAll(async () => {
    project.copy('tests/fixtures/versions-site', root);
    for (const name of documentNames) {
      const folder = `${root}/versions/${name}`;
      project.copy(`tests/fixtures/documents/${name}`, folder);
      project.remove(`${folder}/site.yaml`);
    }
    const versions = documentNames.map((name) => `  - { name: ${name}, status: old }\n`).join('');
    project.edit(`${root}/site.yaml`, 'colourMode:', `${versions}colourMode:`);
    project.edit(`${root}/site.yaml`, 'prefix: /library', 'prefix: /published');
    const restore = changeContent(project, root);
    await build();
    restore();
    rebuildOutput = await build();
    server = await startStaticServer({
      base: previewPrefix,
      folder: join(project.folder, 'public'),
    });
    browser = await chromium.launch(launchOptions);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    project.remove('.');
  });
  beforeEach(async () => {
    const context = await browser.newContext({
      baseURL: server?.url,
      viewport: { width: 1440, height: 600 },
    });
    page = await context.newPage();
  });
  afterEach(() => page.context().close());
}

export async function open(address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[aria-label^="Colour mode: "]').first().waitFor({ state: 'attached' });
}
