import { expect, test } from 'vitest';
import { parseYamlText } from '../../../src/content/files/yaml-text';

const explain = (text: string) =>
  parseYamlText(text, 'site.yaml').problems.map(
    ({ line, column, found }) =>
      `${line}:${column} ${found.replace('text that is not YAML: ', '')}`,
  );

// The parser itself reports brackets and quotes where it gives up, at the end of a file or line.
test.each([
  ['a: 1\nb:\n  - { c: d, e: f\n  - { g: h }\n', '3:5 a { without the } that ends it'],
  ['a: { b: c\nd: e\n', '1:4 a { without the } that ends it'],
  ['a: [b, c\n', '1:4 a [ without the ] that ends it'],
  ['a:\n  b: [{ c: d ]\n', '2:7 a { without the } that ends it'],
  ['a: 1\nb: "c\nd: e\n\nf: g\n', '2:4 a " without the " that ends it'],
  ["a: 'b\nc: d\n", "1:4 a ' without the ' that ends it"],
  [
    'a: { b: c d: e }\n',
    '1:9 a second name, or an entry with -, where { } or [ ] goes on after a comma',
  ],
  ['a: { b: c } }\n', '1:13 something after the end of a value'],
  ["a: 'it's here'\n", '1:8 something after the end of a value'],
  ['a: "b" c\n', '1:8 something after the end of a value'],
  ['a:\n  b: c\n d: e\n', '3:1 a line that is not indented like those it belongs with'],
  ['a:\n  - b\n - c\n', '3:1 a line that is not indented like those it belongs with'],
  ['- a: b\n\tc: d\n', '2:2 a tab as indentation'],
  ['a:\n\t- b\n', '2:1 a tab as indentation'],
  ['a:\n  - b: c\n  \td: e\n', '3:1 a tab as indentation'],
  ['- a: b\n \t c: d\n', '2:1 a tab as indentation'],
  ['a:\n  - { b: c,\n\t d: e }\n', '3:3 a tab as indentation'],
  ['a: b\na: c\n', '2:1 a name for the second time'],
])('explains %j', (text, message) => {
  expect(explain(text)).toEqual([message]);
});
