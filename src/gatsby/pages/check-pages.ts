import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import type { Problem } from '../../problems/problem';

/** Lists the modules that Gatsby creates pages from; PascalCase names are components next to them. */
function listPageModules(root: string): string[] {
  return ['src/pages', 'src/templates']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => /\/[a-z\d][^/]*\.[jt]sx$/.test(file))
    .sort();
}

/**
 * Finds the pages without a default export. Gatsby only searches for the words, which a comment may
 * contain; this check compiles the module. The bundler reports modules that cannot be compiled.
 */
export async function checkPages(root = process.cwd()): Promise<Problem[]> {
  const modules = await Promise.all(
    listPageModules(root).map(async (file) => ({ file, exports: await readExports(file) })),
  );
  return modules
    .filter(({ exports }) => exports && !exports.includes('default'))
    .map(({ file }) => ({
      severity: 'error',
      code: 'page/no-default-export',
      file: relative(root, file),
      found: 'a page without a default export',
      expected: 'a React component as the default export of every page',
      fix: 'write "export default" before the component of the page',
    }));
}

async function readExports(file: string): Promise<string[] | undefined> {
  try {
    const { metafile } = await build({
      entryPoints: [file],
      write: false,
      metafile: true,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
    });
    return Object.values(metafile.outputs)[0]?.exports;
  } catch {
    return undefined;
  }
}
