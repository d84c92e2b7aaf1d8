import { posix } from 'node:path';
import type { Node } from '@babel/types';
import { type SourceFile, walk } from './source-files';

/** One import of a module, in any syntax. */
export interface Import {
  from: SourceFile;
  /** The specifier as written: `../openapi/model`, `react`. */
  source: string;
  /** The path below src for a file of the project; undefined for a package. */
  target?: string;
  /** The imported names; empty for a whole module. */
  names: string[];
  /** True for a type-only import. */
  isType: boolean;
}

type Found = Omit<Import, 'from' | 'target'>;

function readImport(node: Node): Found | undefined {
  if (node.type === 'ImportDeclaration') {
    const isType =
      node.importKind === 'type' ||
      (node.specifiers.length > 0 &&
        node.specifiers.every(
          (each) => each.type === 'ImportSpecifier' && each.importKind === 'type',
        ));
    const names = node.specifiers.map((each) =>
      each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
        ? each.imported.name
        : each.type,
    );
    return { source: node.source.value, names, isType };
  }
  if (
    node.type === 'ExportAllDeclaration' ||
    (node.type === 'ExportNamedDeclaration' && node.source)
  ) {
    return { source: node.source?.value ?? '', names: [], isType: node.exportKind === 'type' };
  }
  if (node.type === 'TSImportType') {
    return { source: node.argument.value, names: [], isType: true };
  }
  if (node.type === 'CallExpression') {
    const [argument] = node.arguments;
    const isImport =
      node.callee.type === 'Import' ||
      (node.callee.type === 'Identifier' && node.callee.name === 'require');
    if (isImport && argument?.type === 'StringLiteral') {
      return { source: argument.value, names: [], isType: false };
    }
  }
  return undefined;
}

/** Every import of a module: declarations, re-exports, dynamic imports and inline type imports. */
export function readImports(from: SourceFile): Import[] {
  const imports: Import[] = [];
  walk(from.tree, (node) => {
    const found = readImport(node);
    if (!found) return;
    const target = found.source.startsWith('.')
      ? posix.join(posix.dirname(from.path), found.source)
      : undefined;
    imports.push({ from, ...found, ...(target && { target }) });
  });
  return imports;
}
