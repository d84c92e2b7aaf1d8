import { expect, test } from 'vitest';
import { findGrammar } from '../../../../src/prose/code/grammars';
import { highlight } from '../../../../src/prose/code/highlight';
import { findLanguage, languageNames } from '../../../../src/prose/code/languages';

const samples: Record<string, string> = {
  bash: 'for f in *.txt; do\n  echo "$f" # each\ndone\n',
  dockerfile: 'FROM rust:1.86 AS build\nCOPY . /src\nRUN cargo build --release',
  gradle: 'dependencies {\n    implementation "org.example:library:1.0"\n}',
  haskell: 'module Main where\n\nmain :: IO ()\nmain = putStrLn "borrowed" -- done',
  http: 'GET /books HTTP/1.1\nHost: library.example',
  ini: '; each reader\n[library]\nbooks = 635',
  java: '/** A book. */\npublic record Book(String title, int pages) {}',
  js: 'const pages = await count("title"); // all',
  json: '{ "title": "Moby Dick", "pages": 635, "lent": null }',
  kotlin: 'fun main() {\n    val title: String? = "Moby Dick"\n    println("$title")\n}',
  nginx: 'location / {\n    return 301 "https://$host"; # moved\n}',
  python: 'def borrow(title: str) -> None:\n    """Takes a book."""\n    return 1',
  rust: "fn borrow<'a>(book: &'a str) -> Option<u32> {\n    Some(1) // once\n}",
  sql: "SELECT title FROM books WHERE pages > 100 AND genre = 'novel';",
  toml: '[default-configs]\nfee = { value = 12, schema = { type = "integer" } }',
  ts: 'const pages: number = await count(`title`);',
  xml: '<book lent="true">Moby Dick</book>',
  yaml: 'book:\n  title: "Moby Dick"\n  pages: 635',
};

/** The text of highlighted lines, and the classes of their elements. */
function readLines(lines: ReturnType<typeof highlight>) {
  const roles = new Set<string>();
  const texts = lines.map((line) =>
    line.map((part) => {
      if (part.type === 'text') return part.value;
      if (part.type !== 'element') throw new Error(`an unexpected ${part.type}`);
      roles.add(`${part.properties.className}`);
      const [child] = part.children;
      return child?.type === 'text' ? child.value : '';
    }),
  );
  return { text: texts.map((parts) => parts.join('')).join('\n'), roles };
}

test.each(Object.entries(samples))('highlights %s and preserves its text exactly', (name, code) => {
  const { text, roles } = readLines(highlight(code, findLanguage(name)?.grammar ?? ''));
  expect(text).toBe(code);
  expect(roles.size).toBeGreaterThan(0);
  for (const role of roles)
    expect(role).toMatch(/^token,(keyword|string|number|function|property|comment)$/);
});

test('has a grammar for every language that Prism ships, and for each of its names', () => {
  const grammars = new Set(languageNames.map((name) => findLanguage(name)?.grammar ?? ''));
  expect([...grammars].filter((id) => findGrammar(id) === undefined)).toEqual([]);
  expect(grammars.size).toBeGreaterThan(290);
});

test.each([
  ['javascript', 'JavaScript'],
  ['go', 'Go'],
  ['golang', 'Go'],
  ['csharp', 'C#'],
  ['c#', 'C#'],
  ['c++', 'C++'],
  ['php', 'PHP'],
  ['swift', 'Swift'],
  ['ruby', 'Ruby'],
  ['tsx', 'TSX'],
  ['html', 'HTML'],
  ['sh', 'Shell'],
  ['powershell', 'PowerShell'],
  ['console', 'Shell session'],
])('shows %s as %s', (name, label) => {
  expect(findLanguage(name)?.label).toBe(label);
});

test('highlights a language in the same way, whatever was highlighted before it', () => {
  const code = '/** Lends `title`. @param title what to lend */\nint lend(String title) {}';
  const before = highlight(code, 'java');
  const javascript = highlight(samples.js ?? '', 'javascript');
  for (const id of ['javadoc', 'opencl', 'phpdoc', 'regex', 'scala']) findGrammar(id);
  expect(highlight(code, 'java')).toEqual(before);
  expect(highlight(samples.js ?? '', 'javascript')).toEqual(javascript);
});

test('carries a colour over the lines of one token', () => {
  const lines = highlight('/* one\n\n   two */ let a;', 'javascript');
  const roleOf = (line: number) =>
    lines[line]?.[0]?.type === 'element' ? lines[line][0].properties.className : undefined;
  expect(lines).toHaveLength(3);
  expect(roleOf(0)).toEqual(['token', 'comment']);
  expect(lines[1]).toEqual([]);
  expect(roleOf(2)).toEqual(['token', 'comment']);
});

test('leaves a text without a grammar plain', () => {
  expect(highlight('if (a)\n  b', 'plain')).toEqual([
    [{ type: 'text', value: 'if (a)' }],
    [{ type: 'text', value: '  b' }],
  ]);
});

test.each(['constructor', '__proto__', 'extend'])('does not use %s as a grammar', (name) => {
  expect(findLanguage(name)).toBeUndefined();
});
