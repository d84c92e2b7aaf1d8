import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type LoadedContent, loadContent } from '../../../src/content/load-content';
import { formatPosition } from '../../../src/problems/problem';

/** The files of the smallest site. */
export const smallest = {
  'site.yaml': `
title: Library
tagline: Borrow books by wire
url: https://library.example
prefix: /library
repository: https://library.example/source
languages: [{ code: en, label: English }]
versions: [{ name: "1.0", status: current }]
colourMode: { respectPrefersColorScheme: true }
navbar: { hideOnScroll: false, items: [] }
footer: { columns: [], copyright: Library }
`,
  'sidebar.yaml': '- guide: index\n',
  'guides/index.mdx':
    '---\ntitle: Welcome\ndescription: What the library lends.\n---\n\n## Hours\n',
};

/** An API with one operation, ListBooks. Not part of the smallest site, because checking it is slow. */
export const withInterface = {
  'openapi/library.yaml': `
openapi: 3.1.0
info: { title: Library, version: "1" }
paths:
  /books:
    get:
      operationId: ListBooks
      tags: [Books]
      responses: { "200": { description: The books. } }
`,
};

/** Writes a small content root for the running test; `undefined` leaves one of its files out. */
export function writeContent(files: Record<string, string | undefined> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'content');
  for (const [name, text] of Object.entries({ ...smallest, ...files })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

/** Writes and loads a small content root. */
export function load(files?: Record<string, string | undefined>): Promise<LoadedContent> {
  return loadContent(writeContent(files));
}

/** A guide with a title and some text. */
export function guide(body: string): string {
  return `---\ntitle: Guide\ndescription: A guide.\n---\n\n${body}\n`;
}

/** `content/guides/a.mdx:3:1 what was found`, one line for each problem. */
export async function mistakes(files?: Record<string, string | undefined>): Promise<string[]> {
  const { problems } = await load(files);
  return problems.map((problem) => `${formatPosition(problem)} ${problem.found}`);
}
