import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { checkWriting } from '../../../tooling/check/writing/check-writing';
import { writeContent } from '../../unit/content/content-root';
import { findProblems, run, sidebar, site } from './small-content';

test('a new guide has a title and a description, and is in the sidebar without a problem', async () => {
  const root = writeContent(site);
  const { code, output, files } = await run(root, 'guide', 'opening_hours');
  expect(output).toContain('wrote    content/guides/opening_hours.mdx');
  expect(output).toContain('/docs/opening_hours/');
  expect(code).toBe(0);
  expect(files['guides/opening_hours.mdx']).toMatch(/^title: Opening hours$/m);
  expect(files['guides/opening_hours.mdx']).toMatch(/^description: \S/m);
  expect(await findProblems(root)).toEqual([]);
});

test('a new guide passes the checks of spelling and style too', async () => {
  const root = writeContent(site);
  await run(root, 'guide', 'opening-hours');
  const { content } = await loadContent(root);
  if (!content) throw new Error('no content');
  expect((await checkWriting(content, root)).problems).toEqual([]);
});

test('a new guide takes title and description as they are, whatever YAML means by them', async () => {
  const root = writeContent(site);
  const title = 'Fees: "all" of them # today';
  const { files } = await run(root, 'guide', 'all-fees', '--title', title, '--description', '12');
  expect(files['guides/all-fees.mdx']).toContain('description: "12"\n');
  const { content, problems } = await loadContent(root);
  expect(problems).toEqual([]);
  expect(content?.versions[0]?.guides).toContainEqual(expect.objectContaining({ title }));
});

test.each([
  ['after the guide that is named', ['--after', 'index'], '# home\n', '- guide: new\n'],
  [
    'after the last one in a branch',
    ['--after', 'lending/returns'],
    '    - guide: lending/returns\n',
    '    - guide: new\n',
  ],
  ['in a branch, by its label', ['--category', 'Lending'], 'returns\n', '    - guide: new\n'],
  ['in a branch, by its category', ['--category', 'lending'], 'returns\n', '    - guide: new\n'],
  ['in a list on one line', ['--category', 'More'], '[{ guide: fees }', ', { guide: new }'],
  ['after the guides outside of branches', [], '# home\n', '- guide: new\n'],
])('a new guide is %s, and nothing else in the sidebar changes', async (_, args, before, added) => {
  const { code, files } = await run(writeContent(site), 'guide', 'new', ...args);
  expect(code).toBe(0);
  expect(files['sidebar.yaml']).toBe(sidebar.replace(before, before + added));
});

test('a new guide is beside the guides of its folder, and may be named as a shell completes it', async () => {
  const root = writeContent(site);
  const { files } = await run(root, 'guide', 'content/guides/lending/fines.mdx');
  const line = '    - guide: lending/returns\n';
  const changed = sidebar.replace(line, `${line}    - guide: lending/fines\n`);
  expect(files['sidebar.yaml']).toBe(changed);
  expect(files).toHaveProperty(['guides/lending/fines.mdx']);
});

/** A folder of guides in several branches. */
const branches = `- label: Start
  items:
    - guide: how-to/first
- label: How-to
  items:
    - label: Plan
      items: [{ guide: how-to/plan }]
    - label: Change
      items:
        - guide: how-to/change
        - guide: how-to/roll-back
    - label: Test
      items: [{ guide: how-to/test }]
`;

test('a new guide is where most guides of its folder are, and the command says where', async () => {
  const { output, files } = await run(
    writeContent({ 'sidebar.yaml': branches }),
    'guide',
    'how-to/new',
  );
  const line = '        - guide: how-to/roll-back\n';
  expect(files['sidebar.yaml']).toBe(
    branches.replace(line, `${line}        - guide: how-to/new\n`),
  );
  expect(output).toMatch(/at \/docs\/how-to\/new\/, in the sidebar below How-to › Change$/m);
});

test.each(['other/new', 'new'])(
  'a new guide that belongs to no branch asks for one: %s',
  async (path) => {
    const root = writeContent({ 'sidebar.yaml': branches });
    const { code, output, files } = await run(root, 'guide', path);
    expect(code).toBe(1);
    expect(output).toContain('one: Start, How-to, Plan, Change, Test');
    expect(output).toContain('add --category "Start"');
    expect(files['sidebar.yaml']).toBe(branches);
  },
);

test('a new guide changes one line in a sidebar without an end of line, or with those of Windows', async () => {
  const bare = writeContent({ 'sidebar.yaml': '- guide: index' });
  expect((await run(bare, 'guide', 'new')).files['sidebar.yaml']).toBe(
    '- guide: index\n- guide: new\n',
  );
  const windows = writeContent({ 'sidebar.yaml': '- guide: index\r\n- api: areas\r\n' });
  expect((await run(windows, 'guide', 'new')).files['sidebar.yaml']).toBe(
    '- guide: index\r\n- guide: new\r\n- api: areas\r\n',
  );
});

test('a new guide takes the entry that the sidebar has for it already', async () => {
  const root = writeContent({ 'sidebar.yaml': '- guide: fees\n- guide: index\n' });
  const { code, output, files } = await run(root, 'guide', 'fees');
  expect(code).toBe(0);
  expect(output).not.toContain('sidebar.yaml');
  expect(files['sidebar.yaml']).toBe('- guide: fees\n- guide: index\n');
  expect(await findProblems(root)).toEqual([]);
});

test.each([
  ['no sidebar', undefined],
  ['an empty one', '# Nothing yet'],
])('a new guide begins a sidebar if there is %s', async (_, before) => {
  const root = writeContent({ 'sidebar.yaml': before });
  const { code, files } = await run(root, 'guide', 'index2');
  expect(code).toBe(0);
  expect(files['sidebar.yaml']).toBe(`${before ? `${before}\n` : ''}- guide: index2\n`);
});

test('a new guide belongs to another version if that is named', async () => {
  const root = writeContent(site);
  await run(root, 'version', '2.0');
  const { code, files } = await run(root, 'guide', 'fines', '--version', '2.0');
  expect(code).toBe(0);
  expect(files).toHaveProperty(['versions/2.0/guides/fines.mdx']);
  expect(files['versions/2.0/sidebar.yaml']).toContain('- guide: fines\n');
  expect(files['sidebar.yaml']).toBe(sidebar);
  expect(await findProblems(root)).toEqual([]);
});

test('a new guide is made although the sidebar has a mistake further below', async () => {
  const root = writeContent({ 'sidebar.yaml': '- guide: index\n- guide: fees\n' });
  const before = await findProblems(root);
  const { code, files } = await run(root, 'guide', 'new', '--after', 'index');
  expect(code).toBe(0);
  expect(files).toHaveProperty(['guides/new.mdx']);
  expect(before).toHaveLength(1);
  expect(await findProblems(root)).toEqual(before);
});
