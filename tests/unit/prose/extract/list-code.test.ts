import { expect, test } from 'vitest';
import { listCode } from '../../../../src/prose/extract/list-code';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

const text = `
\`\`\`bash
first
\`\`\`

<Steps>

<Step title="Choose">

<Tabs groupId="language">

<Tab label="Python">

\`\`\`python title="a.py"
second
\`\`\`

</Tab>

<Tab label="C++" value="cpp">

\`\`\`text
third
\`\`\`

</Tab>

</Tabs>

</Step>

</Steps>

\`\`\`text
last
\`\`\`
`;

test('lists code blocks in order, with their lines and the tabs around them', () => {
  const blocks = listCode(parseMdx(text, 5).tree);
  expect(blocks.map(({ code, language, line }) => [code, language, line])).toEqual([
    ['first', 'bash', 6],
    ['second', 'python', 18],
    ['third', 'text', 26],
    ['last', 'text', 38],
  ]);
  expect(blocks.map(({ tabs }) => tabs)).toEqual([
    [],
    [{ group: 'language', value: 'python', isFirst: true }],
    [{ group: 'language', value: 'cpp', isFirst: false }],
    [],
  ]);
});
