import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { writeContent } from './content-root';

const own = join(__dirname, '..', '..', '..', 'content');

test.each([
  ['the text of all areas', '00-platform', 'actions:\n', 'actions: [\n', /^yaml\//],
  [
    'the schema that others use',
    '00-platform',
    '$.components.schemas\n',
    '$.components.schema\n',
    /^overlay\//,
  ],
])(
  'a mistake in the overlay with %s, %s.yaml, is all that is reported',
  async (_, name, right, wrong, code) => {
    const root = writeContent();
    cpSync(own, root, { recursive: true });
    const file = join(root, 'openapi', 'overlays', `${name}.yaml`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(right, wrong));
    const { problems, isCheckable } = await loadContent(root);
    expect(isCheckable).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
    for (const each of problems) {
      expect(each).toMatchObject({
        file: `content/openapi/overlays/${name}.yaml`,
        code: expect.stringMatching(code),
      });
    }
  },
  120_000,
);
