import { enclose, stack, whenBroken } from '../print/builders';
import { groupByModule } from '../print/labels';
import type { Code } from '../print/print';

/** Modules of Python's standard library, which are imported before all others. */
const standard = new Set(['asyncio', 'datetime', 'os']);

/** Writes sorted imports of modules, and of names by their paths; the standard library comes first. */
export function writeImports(modules: string[], paths: string[]): Code {
  const sources = groupByModule(paths);
  const blocks = [true, false].map((isStandard) => [
    ...modules.filter((module) => standard.has(module) === isStandard).map(importModule),
    ...sources.filter(([source]) => standard.has(source) === isStandard).map(importNames),
  ]);
  const [own = [], packages = []] = blocks;
  return stack([...own, ...(packages.length > 0 ? ['', ...packages] : [])]);
}

function importModule(module: string): Code {
  return `import ${module}`;
}

/** Writes names in brackets, one per line, if they don't fit on one line. */
function importNames([source, names]: [source: string, names: string[]]): Code {
  const end = names.length > 1 ? ',' : '';
  return enclose([`from ${source} import `, whenBroken('(')], names, whenBroken(')'), { end });
}
