import { expect, test } from 'vitest';
import { vocabulary } from '../../../../src/prose/components/vocabulary';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

const mistakes = (body: string) =>
  parseMdx(body).problems.map(({ found, fix }) => ({ found, fix }));

test('lists all components when one is unknown', () => {
  const [problem] = parseMdx('<Card>\n\na\n\n</Card>').problems;
  for (const name of vocabulary.keys()) expect(problem?.expected).toContain(`<${name}>`);
});

test.each(['b', 'div', 'br'])('calls <%s> an HTML element and guesses no component', (name) => {
  const [problem] = mistakes(`a <${name} /> b`);
  expect(problem?.found).toBe(`the HTML element <${name}>`);
  for (const known of vocabulary.keys()) expect(problem?.fix).not.toContain(`<${known}>`);
});

test('suggests the component or attribute that was probably meant', () => {
  expect(mistakes('<Warnin>\n\na\n\n</Warnin>')[0]?.fix).toBe('did you mean <Warning>?');
  expect(mistakes('<Note titel="a">\n\na\n\n</Note>')[0]?.fix).toBe('did you mean title="…"?');
});

test('suggests the component of the same name for one in small letters', () => {
  expect(mistakes('<note>\n\na\n\n</note>')[0]?.fix).toBe('did you mean <Note>?');
});

test.each(['constructor', 'toString', '__proto__'])('rejects the attribute %s', (name) => {
  expect(mistakes(`<Note ${name}="a">\n\na\n\n</Note>`)).toHaveLength(1);
});

test('requires a value for each attribute', () => {
  expect(mistakes('<Note title>\n\na\n\n</Note>')[0]?.found).toBe(
    'title without a value in <Note>',
  );
});

test('shows how to write a component whose attribute is missing', () => {
  expect(mistakes('Call <Operation />.')).toEqual([
    { found: 'no id in <Operation>', fix: 'write <Operation id="…" />' },
  ]);
  const body = '<Tabs>\n\n<Tab>\n\na\n\n</Tab>\n\n</Tabs>';
  expect(mistakes(body)).toEqual([{ found: 'no label in <Tab>', fix: 'write <Tab label="…">' }]);
});

test('requires text in a required attribute, but not in an optional one', () => {
  expect(mistakes('Call <Operation id=" " />.')[0]?.found).toBe('an empty id in <Operation>');
  expect(mistakes('<Note title="">\n\na\n\n</Note>')).toEqual([]);
});

test('rejects children of a component that shows something else', () => {
  expect(mistakes('Call <Operation id="A">this</Operation>.')[0]?.found).toBe(
    '<Operation> with content',
  );
});

test.each(['<Note />', '<Note>\n\n</Note>'])('wants something in %j', (body) => {
  expect(mistakes(body).map(({ found }) => found)).toEqual(['<Note> without content']);
});

test('requires a block on separate lines', () => {
  expect(mistakes('Ask. <Note>Never.</Note>')[0]?.found).toBe('<Note> within a line of text');
  expect(mistakes('See <Figure src="a" alt="b" />.')).toEqual([
    { found: '<Figure> within a line of text', fix: 'put an empty line before and after it' },
  ]);
});

test.each([
  ['a step alone', '<Step title="A">\n\na\n\n</Step>', '<Step> outside <Steps>'],
  ['a tab alone', '<Tab label="A">\n\na\n\n</Tab>', '<Tab> outside <Tabs>'],
  [
    'a tab in a note in tabs',
    '<Tabs>\n\n<Note>\n\n<Tab label="A">\n\na\n\n</Tab>\n\n</Note>\n\n</Tabs>',
    '<Tab> outside <Tabs>',
  ],
  [
    'tabs without a tab',
    '<Tabs>\n\n</Tabs>',
    '<Tabs> without content, or with content other than <Tab>',
  ],
  [
    'tabs with a text',
    '<Tabs>\n\nChoose.\n\n<Tab label="A">\n\na\n\n</Tab>\n\n</Tabs>',
    '<Tabs> without content, or with content other than <Tab>',
  ],
])('refuses %s', (_, body, found) => {
  expect(mistakes(body).map((mistake) => mistake.found)).toContain(found);
});

test('accepts tabs within a tab, and components without an optional attribute', () => {
  const inner = '<Tabs>\n\n<Tab label="B">\n\nb\n\n</Tab>\n\n</Tabs>';
  expect(mistakes(`<Tabs>\n\n<Tab label="A">\n\n${inner}\n\n</Tab>\n\n</Tabs>`)).toEqual([]);
});
