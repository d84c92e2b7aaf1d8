import { expect, test } from 'vitest';
import { createLogEditor } from '../../../tooling/build/gatsby-log';

const output = `success load plugins - 0.307s
warning gatsby-plugin-react-helmet: Gatsby now has built-in support for modifying the document head.
warning Something else
Exported queries are only executed for page components. It's possible you're trying.
If the failing component is a regular component and not intended to be a page.
If you're more experienced with GraphQL, you can also export GraphQL fragments.
warning The GraphQL query in the non-page component "/site/.build/site/src/templates/former.tsx" will not be run.
warning The GraphQL query in the non-page component "src/components/Thing.tsx" will not be run.
success onPostBuild - 0.001s

Pages

┌ src/templates/redirect.tsx
│ └   /

  ╭────────────────╮
  │     (SSG)      │
  ╰────────────────╯
info Done building in 18.8 sec`;

test('drops the list of pages and advice on packages and templates, and keeps all other lines', () => {
  const edit = createLogEditor('/site/.build/site');
  expect(output.split('\n').flatMap((line) => edit(line) ?? [])).toEqual([
    'success load plugins - 0.307s',
    'warning Something else',
    'warning The GraphQL query in the non-page component "src/components/Thing.tsx" will not be run.',
    'success onPostBuild - 0.001s',
    '',
    'info Done building in 18.8 sec',
  ]);
});

test('names the files of the project, not their copies', () => {
  const edit = createLogEditor('/site/.build/site');
  expect(edit('error in /site/.build/site/src/html.tsx:3:4')).toBe('error in src/html.tsx:3:4');
});
