import type { Node } from '@babel/types';
import { expect, test } from 'vitest';
import { readSource } from './source-files';

const explained = [
  'text',
  'problems',
  'openapi',
  'overlays',
  'samples',
  'twins',
  'prose',
  'navigation',
  'page-models',
  'search',
  'content',
  'gatsby',
];
const source = readSource();

/** The functions and types that a statement exports; empty for anything else. */
function namesOf(statement: Node): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  switch (declaration?.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return declaration.id ? [declaration.id.name] : [];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && /Function/.test(init?.type ?? '') ? [id.name] : [],
      );
    default:
      return [];
  }
}

function hasDocstring({ leadingComments }: Node): boolean {
  const last = leadingComments?.at(-1);
  return last?.type === 'CommentBlock' && /^\*[\s*]*\S/.test(last.value);
}

test.each(explained)(
  'requires a docstring on every function and type exported from %s',
  (folder) => {
    const missing = source
      .filter((file) => file.folder === folder)
      .flatMap(({ path, tree }) =>
        tree.program.body
          .filter((statement) => !hasDocstring(statement))
          .flatMap((statement) => namesOf(statement).map((name) => `${path}: ${name}`)),
      );
    expect(missing).toEqual([]);
  },
);

test('finds the functions and types that it checks', () => {
  const names = source.flatMap(({ tree }) => tree.program.body.flatMap(namesOf));
  for (const name of ['toSlug', 'Operation', 'sourceNodes', 'operationRoute', 'SiteConfig']) {
    expect(names).toContain(name);
  }
});
