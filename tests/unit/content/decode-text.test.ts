import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeText } from '../../../src/content/files/decode-text';
import { loadContent } from '../../../src/content/load-content';
import { mistakes, smallest, withInterface, writeContent } from './content-root';

const files = Object.entries({ ...smallest, ...withInterface });

test('reads YAML and MDX with a byte order mark', async () => {
  const marked = Object.fromEntries(files.map(([name, text]) => [name, `\ufeff${text}`]));
  expect(await mistakes(marked)).toEqual(await mistakes(withInterface));
});

test('reads JSON with a byte order mark', () => {
  expect(decodeText(Buffer.from('\ufeff{}'))).toEqual({ text: '{}' });
});

test('refuses a file in UTF-16 once, with the name of the encoding', async () => {
  const root = writeContent(withInterface);
  const name = 'openapi/library.yaml';
  writeFileSync(join(root, name), Buffer.from(`\ufeff${withInterface[name]}`, 'utf16le'));
  const { problems } = await loadContent(root);
  expect(problems).toMatchObject([
    { code: 'file/encoding', file: 'content/openapi/library.yaml', found: 'text in UTF-16' },
  ]);
});

test('reports nothing that follows from names in UTF-16', async () => {
  const root = writeContent({
    ...withInterface,
    'openapi/names.yaml': 'types: {}\n',
    'openapi/overlays/books.yaml': `overlay: "1.0.0"
info: { title: Books, version: "1" }
actions:
  - { target: "$.components.schemas.Novel", update: { description: A long one. } }
`,
  });
  const names = Buffer.from('\ufefftypes: { Novel: Book }', 'utf16le');
  writeFileSync(join(root, 'openapi/names.yaml'), names);
  const { problems } = await loadContent(root);
  expect(problems).toMatchObject([{ code: 'file/encoding', file: 'content/openapi/names.yaml' }]);
});

test.each([
  ['UTF-16', [0xfe, 0xff, 0, 0x61]],
  ['UTF-16', [0x61, 0, 0x62, 0]],
  ['UTF-16', [0, 0x61, 0, 0x62]],
  ['UTF-32', [0xff, 0xfe, 0, 0]],
  ['UTF-32', [0, 0, 0, 0x61]],
  ['an encoding of one byte for each character, such as Latin-1', [0x61, 0xe9]],
])('recognises %s in the bytes %j', (encoding, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toEqual({ text: '', encoding });
});
