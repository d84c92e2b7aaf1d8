import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteConfigSchema } from '../../src/content/settings/site-config';
import { guide, mistakes } from '../unit/content/content-root';
import { markText } from './editor-marks';

const handbook = readFileSync('WRITING.md', 'utf8');

/** The code blocks of a section, in one language, without the indentation of a list. */
function readExamples(section: string, language: string): string[] {
  const [, after = ''] = handbook.split(`\n## ${section}\n`);
  const [text = ''] = after.split('\n## ');
  const blocks = text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'));
  return [...blocks].map(([, indent = '', code = '']) =>
    code.replaceAll(`\n${indent}`, '\n').trim(),
  );
}

test('the handbook shows a guide without a mistake', async () => {
  const [example = ''] = readExamples('Your first day', 'mdx');
  const found = await mistakes({
    'guides/basic-concepts/cohorts.mdx': example,
    'guides/basic-concepts/experimentation.mdx': guide('A concept.'),
    'guides/quick_start.mdx': guide('A start.'),
    'sidebar.yaml':
      '- guide: index\n- guide: quick_start\n- guide: basic-concepts/cohorts\n- guide: basic-concepts/experimentation\n',
  });
  expect(found).toEqual([]);
});

test('the handbook shows overlays without a mistake', () => {
  const [whole = '', ...examples] = readExamples('Describe the interface', 'yaml');
  expect(markText('openapi/overlays/contexts.yaml', whole)).toEqual([]);
  const [head = ''] = whole.split('  - target');
  const actions = examples.filter((example) => example.startsWith('- target'));
  expect(actions).toHaveLength(2);
  for (const action of actions) {
    expect(markText('openapi/overlays/areas.yaml', `${head}  ${action}`)).toEqual([]);
  }
});

test.each([
  ['glossary.yaml', 'The glossary', 0],
  ['openapi/story.yaml', 'Describe the interface', 3],
  ['openapi/names.yaml', 'A new interface file', 0],
  ['openapi/changelog/2026-11-23.yaml', 'A new interface file', 1],
])('the handbook shows %s without a mistake', (file, section, index) => {
  expect(markText(file, readExamples(section, 'yaml')[index] ?? '')).toEqual([]);
});

test('the handbook shows versions without a mistake', () => {
  const [example = ''] = readExamples('Versions', 'yaml');
  expect(siteConfigSchema.shape.versions.safeParse(parse(example).versions)).toMatchObject({
    success: true,
    data: [{ status: 'unreleased' }, { status: 'current' }, { status: 'old' }],
  });
});

test('the page of all settings lists every setting of the site', () => {
  const settings = readFileSync('schemas/README.md', 'utf8');
  for (const name of Object.keys(siteConfigSchema.shape)) expect(settings).toContain(`| \`${name}`);
});

test('the handbook names files that exist', () => {
  const links = [...handbook.matchAll(/\]\((?!http|\/)([\w/.-]+)\)/g)].map(([, path = '']) => path);
  const files = [...handbook.matchAll(/`((?:src|tooling)\/[\w/.-]+)`/g)].map(
    ([, path = '']) => path,
  );
  // Those in examples of guides are beside the guide.
  const examples = ['experimentation.mdx', './desk.png'];
  const named = [...files, ...links].filter((path) => !examples.includes(path));
  expect(named).toEqual(expect.arrayContaining(['src/styles/tokens.css', 'schemas/README.md']));
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
