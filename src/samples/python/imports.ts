import { enclose, stack, whenBroken } from '../print/builders';
import { groupByModule } from '../print/labels';
import type { Code } from '../print/print';

/** The modules of Python itself; all others come below them. */
const standard = new Set(['asyncio', 'datetime', 'os']);

/** Writes imports of modules, and of names by their paths, both sorted; Python's own come first. */
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

/** In brackets, one name per line, where one line is too short. */
function importNames([source, names]: [source: string, names: string[]]): Code {
  const end = names.length > 1 ? ',' : '';
  return enclose([`from ${source} import `, whenBroken('(')], names, whenBroken(')'), { end });
}
