import { copyFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../../tooling/run-command';
import { folderWith } from '../temporary-folder';

const rules = '.dependency-cruiser.cjs';

test('finds each import that crosses a border, and no other', async () => {
  const folder = folderWith({
    'tsconfig.json': '{}',
    'tooling/files.ts': 'export const files = 1;',
    'src/text/slug.ts': "import 'node:fs';\nimport 'react';\nexport const slug = 1;",
    'src/openapi/model.ts': 'export type Api = string;\nexport const apis = 1;',
    'src/navigation/right.ts': [
      "import { slug } from '../text/slug';",
      "import type { Api } from '../openapi/model';",
      'export const right: [Api, number] = ["", slug];',
    ].join('\n'),
    'src/navigation/wrong.ts': [
      "import { apis } from '../openapi/model';",
      "import { files } from '../../tooling/files';",
      "import type { Page } from '../page-models/model';",
      'export const wrong: [Page, number, number] = ["", apis, files];',
    ].join('\n'),
    'src/page-models/model.ts': 'export type Page = string;',
    'src/runtime/links.ts': "import data from 'site-data/shell.json';\nexport const links = data;",
    'src/boot/boot.ts': "import 'yaml';",
    'src/extra/extra.ts': "export { slug } from '../text/slug';",
  });
  copyFileSync(rules, join(folder, rules));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { code, output } = await runCommand(
    resolve('node_modules/.bin/depcruise'),
    ['src', '--config', rules, '--output-type', 'err'],
    { cwd: folder, capture: true },
  );
  const found = [...output.matchAll(/error (\S+): (\S+)(?: → (\S+))?/g)];
  expect(found.map(([, rule, from]) => `${rule}: ${from}`).sort()).toEqual([
    'boot-stands-alone: src/boot/boot.ts',
    'folder-is-in-the-table: src/extra/extra.ts',
    'navigation-imports-no-other-folder: src/navigation/wrong.ts',
    'navigation-imports-only-types: src/navigation/wrong.ts',
    'no-files: src/text/slug.ts',
    'no-react-or-gatsby: src/text/slug.ts',
    'site-data-is-rendered: src/runtime/links.ts',
    'src-is-the-site: src/navigation/wrong.ts',
  ]);
  expect(code).not.toBe(0);
});
