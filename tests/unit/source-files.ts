import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from '@babel/parser';
import type { File, Node } from '@babel/types';

const project = join(__dirname, '..', '..');
const src = join(project, 'src');

/** The files below a folder of the project, as paths from the project on. */
export function listFiles(folder: string, skip: readonly string[] = []): string[] {
  return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (skip.includes(entry.name)) return [];
    return entry.isDirectory() ? listFiles(path, skip) : [path.split(sep).join('/')];
  });
}

/** A module of src: its path below src, and its syntax tree. */
export interface SourceFile {
  path: string;
  /** The folder directly below src; empty for a file in src itself. */
  folder: string;
  tree: File;
}

/** Every TypeScript file of src. */
export function readSource(): SourceFile[] {
  return listFiles('src')
    .filter((path) => /\.tsx?$/.test(path))
    .map((file) => {
      const path = relative(src, join(project, file)).split(sep).join('/');
      const tree = parse(readFileSync(join(project, file), 'utf8'), {
        sourceType: 'module',
        plugins: [['typescript', { dts: file.endsWith('.d.ts') }], 'jsx'],
      });
      return { path, folder: path.includes('/') ? (path.split('/')[0] ?? '') : '', tree };
    });
}

/** Calls `visit` for every node of a tree. */
export function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  visit(node as Node);
  for (const [key, value] of Object.entries(node)) {
    if (!/comments$/i.test(key) && key !== 'loc') walk(value, visit);
  }
}
