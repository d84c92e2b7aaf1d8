import { expect, test } from 'vitest';
import { listPassages } from '../../../../src/prose/extract/passages';
import { toText } from '../../../../src/prose/extract/plain-text';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';
import { render, renderTwin } from '../render';

const loan = `## A loan

<Steps>

<Step title="Ask at the desk">

It never *closes*.

</Step>

<Step title="Borrow \`Moby Dick\`">

\`\`\`bash
borrow moby-dick
\`\`\`

- For three weeks.

</Step>

</Steps>
`;

test('numbers steps, each with its title as a heading, in HTML and in Markdown', async () => {
  expect(await render(loan)).toMatchInlineSnapshot(`
    "<h2 id="a-loan" aria-label="A loan">A loan <a class="anchor" href="#a-loan" aria-label="Link to A loan"></a></h2>
    <ol class="steps" role="list">
    <li>
    <h3 id="ask-at-the-desk" aria-label="Ask at the desk">Ask at the desk <a class="anchor" href="#ask-at-the-desk" aria-label="Link to Ask at the desk"></a></h3>
    <p>It never <em>closes</em>.</p></li>
    <li>
    <h3 id="borrow-moby-dick" aria-label="Borrow Moby Dick">Borrow <code>Moby Dick</code> <a class="anchor" href="#borrow-moby-dick" aria-label="Link to Borrow Moby Dick"></a></h3>
    <div class="code">
    <div class="code__head"><span class="code__title">Shell</span>
    <button class="icon-button copy" type="button" aria-label="Copy Shell">
    <svg class="icon" aria-hidden="true"><use href="#i-copy"></use></svg>
    <svg class="icon" aria-hidden="true"><use href="#i-check"></use></svg></button>
    </div>
    <pre tabindex="0" role="group" aria-label="Shell"><code>borrow moby-dick
    </code></pre>
    </div>
    <ul>
    <li>For three weeks.</li>
    </ul></li></ol>
    "
  `);
  expect(renderTwin(loan)).toMatchInlineSnapshot(`
    "## A loan

    ### 1. Ask at the desk

    It never *closes*.

    ### 2. Borrow \`Moby Dick\`

    \`\`\`bash
    borrow moby-dick
    \`\`\`

    - For three weeks.
    "
  `);
});

const steps = (...titles: string[]) =>
  `<Steps>\n\n${titles.map((title) => `<Step title="${title}">\n\na\n\n</Step>`).join('\n\n')}\n\n</Steps>`;

test('lists the titles of steps among the headings of the page', () => {
  const { headings, anchors } = parseMdx(`## A loan\n\n${steps('Ask', 'Borrow')}\n\n## Ask\n`);
  expect(headings).toEqual([
    { level: 2, id: 'a-loan', text: 'A loan' },
    { level: 3, id: 'ask', text: 'Ask' },
    { level: 3, id: 'borrow', text: 'Borrow' },
    { level: 2, id: 'ask-1', text: 'Ask' },
  ]);
  expect(anchors).toEqual(['a-loan', 'ask', 'borrow', 'ask-1']);
});

test.each([
  ['a page without a heading', '', 'h2'],
  ['a section', '## A\n\n', 'h3'],
  ['a part of a section', '## A\n\n### B\n\n', 'h4'],
  ['a section after steps with headings', `## A\n\n${steps('C')}\n\n`, 'h3'],
  ['tabs in a section', '## A\n\n<Tabs>\n\n<Tab label="T">\n\n', 'h3', '\n\n</Tab>\n\n</Tabs>'],
])('puts the titles one level below %s', async (_, before, tag, after = '') => {
  const html = await render(`${before}${steps('Ask')}${after}`);
  expect(html).toMatch(new RegExp(`<${tag} id="ask(-1)?"[^>]*>Ask`));
});

test('numbers nested steps separately', () => {
  const inner = steps('Open it', 'Read it');
  const body = `<Steps>\n\n<Step title="Borrow">\n\n${inner}\n\n</Step>\n\n<Step title="Bring back">\n\na\n\n</Step>\n\n</Steps>`;
  const titles = renderTwin(body).match(/^#+ .*/gm);
  expect(titles).toEqual(['## 1. Borrow', '### 1. Open it', '### 2. Read it', '## 2. Bring back']);
});

const continued = (body: string) => body.replace('<Steps>', '<Steps numbering="continue">');

test('continues the numbers of the steps before if it says so', async () => {
  const body = `## A\n\n${steps('Ask', 'Wait')}\n\n## B\n\n${continued(steps('Borrow'))}\n\n## C\n\n${continued(steps('Read'))}\n\n## D\n\n${steps('Return')}`;
  expect(parseMdx(body).problems).toEqual([]);
  const lists = (await render(body)).match(/<ol[^>]*>/g);
  expect(lists).toEqual([
    '<ol class="steps" role="list">',
    '<ol class="steps" role="list" start="3">',
    '<ol class="steps" role="list" start="4">',
    '<ol class="steps" role="list">',
  ]);
  expect(renderTwin(body).match(/(?<=### )\d.*/g)).toEqual([
    '1. Ask',
    '2. Wait',
    '3. Borrow',
    '4. Read',
    '1. Return',
  ]);
});

test('continues no steps of another tab', () => {
  const tabs = `<Tabs>\n\n<Tab label="A">\n\n${steps('Ask')}\n\n</Tab>\n\n<Tab label="B">\n\n${continued(steps('Read'))}\n\n</Tab>\n\n</Tabs>`;
  expect(parseMdx(tabs).problems.map(({ code }) => code)).toEqual(['steps/nothing-to-continue']);
});

test('passes each title once to the search and the language checks', () => {
  const { tree } = parseMdx(steps('Ask', 'Borrow'), 5);
  expect(toText(tree).match(/Ask|Borrow/g)).toEqual(['Ask', 'Borrow']);
  const titles = listPassages(tree).filter(({ text }) => text === 'Ask');
  expect(titles).toMatchObject([{ pieces: [{ line: 7, column: 1 }] }]);
});
