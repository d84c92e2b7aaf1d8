/** Writes the `use` lines of paths: what comes from one module together, the standard library first. */
export function writeUses(paths: Iterable<string>, width: number): string {
  const modules = new Map<string, string[]>();
  for (const path of [...new Set(paths)].sort()) {
    const [, module = '', name = ''] = /^(.*)::(.*)$/.exec(path) ?? [];
    modules.set(module, [...(modules.get(module) ?? []), name]);
  }
  const isStandard = ([module]: [string, string[]]) => module.startsWith('std::');
  const groups = [
    [...modules].filter(isStandard),
    [...modules].filter((entry) => !isStandard(entry)).sort(compareModules),
  ];
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.map(([module, names]) => writeUse(module, names, width)).join('\n'))
    .join('\n\n');
}

/** Modules stand before what is taken from the crate that they are in. */
function compareModules([a]: [string, string[]], [b]: [string, string[]]): number {
  if (b.startsWith(`${a}::`)) return 1;
  if (a.startsWith(`${b}::`)) return -1;
  return a < b ? -1 : 1;
}

function writeUse(module: string, names: string[], width: number): string {
  const [only, ...others] = names;
  if (others.length === 0) return `use ${module}::${only};`;
  const inline = `use ${module}::{${names.join(', ')}};`;
  if (inline.length <= width) return inline;
  return `use ${module}::{\n${fill(names, width)}\n};`;
}

/** Puts as many names on a line as it holds. */
function fill(names: string[], width: number): string {
  const lines: string[] = [];
  for (const name of names) {
    const longer = `${lines.at(-1) ?? ''} ${name},`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(`    ${name},`);
  }
  return lines.join('\n');
}
