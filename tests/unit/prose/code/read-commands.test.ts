import { expect, test } from 'vitest';
import { readCommands } from '../../../../src/prose/code/read-commands';

test.each([
  ['their prompts and output', '$ lend\nlent 3 books\n$ return\n', ['lend', 'return']],
  ['the prompt of a user in a folder', 'ada@desk:~/books$ lend\nlent\n', ['lend']],
  ['the prompt of the superuser', '# lend --all\nlent', ['lend --all']],
  ['comments', "# Don't do this at night\n$ lend # now\nlent", ['lend # now']],
])('takes commands without %s', (_, code, commands) => {
  expect(readCommands(code)).toEqual(commands);
});

test.each([
  ['a line that continues one', 'lend -- \\\n    --days 3'],
  ['a here document', 'lend <<END\n$ 5\nmoby-dick\n\nEND'],
  ['a value of several lines', 'lend --body \'{\n  "days": 3\n}\''],
])('keeps %s with its command', (_, command) => {
  expect(readCommands(`$ ${command}\nlent\n$ return`)).toEqual([command, 'return']);
});

test('finds no command in output alone', () => {
  expect(readCommands('lent 3 books\n\nfor $2 each')).toEqual([]);
});
