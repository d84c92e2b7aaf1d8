import { expect, test } from 'vitest';
import { createNoiseFilter } from '../../tooling/gatsby-noise';

const output = `success load plugins - 0.307s
warning gatsby-plugin-react-helmet: Gatsby now has built-in support for modifying the document head.
warning Something else
success onPostBuild - 0.001s

Pages

┌ src/templates/redirect.tsx
│ └   /

  ╭────────────────╮
  │     (SSG)      │
  ╰────────────────╯
info Done building in 18.8 sec`;

test('drops the list of pages and advice on packages, and keeps all other lines', () => {
  const isNoise = createNoiseFilter();
  expect(output.split('\n').filter((line) => !isNoise(line))).toEqual([
    'success load plugins - 0.307s',
    'warning Something else',
    'success onPostBuild - 0.001s',
    '',
    'info Done building in 18.8 sec',
  ]);
});
