import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** A module of style: its path in the project, with slashes, and its text. */
export interface StyleModule {
  path: string;
  css: string;
}

const comment = /\/\*[\s\S]*?\*\//g;
const className = /\.(-?[a-z_][\w-]*)/gi;

/**
 * A short name for each class of each module, by `path class`. They are numbers in the order of the
 * names: no two classes share one, the browser's bundle and the server's agree, and the style, which
 * is in every page, compresses better than with digests, which would be 190 bytes more in each.
 */
export function numberClasses(modules: readonly StyleModule[]): Map<string, string> {
  const keys = modules.flatMap(({ path, css }) =>
    [...css.replace(comment, '').matchAll(className)].map(([, name]) => `${path} ${name}`),
  );
  return new Map([...new Set(keys)].sort().map((key, index) => [key, `_${index.toString(36)}`]));
}

function readModules(): StyleModule[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => ({ path: toPath(file), css: readFileSync(join('src', file), 'utf8') }));
}

function toPath(file: string): string {
  return file.split(sep).join('/');
}

/** What css-loader names classes with: a number in a build, `Endpoint_path` while developing. */
export function createClassNamer() {
  const names = process.env.NODE_ENV === 'production' ? numberClasses(readModules()) : undefined;
  return ({ resourcePath }: { resourcePath: string }, _pattern: string, name: string) => {
    const path = toPath(resourcePath.slice(join(process.cwd(), 'src', sep).length));
    return names?.get(`${path} ${name}`) ?? `${basename(path, '.module.css')}_${name}`;
  };
}
