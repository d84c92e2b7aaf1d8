import { encloseFilled, stack } from '../print/builders';
import { groupByModule } from '../print/labels';
import type { Code } from '../print/print';

type Module = [path: string, names: string[]];

/** Writes `use` lines for paths, grouped by module; the standard library comes first. */
export function writeUses(paths: string[]): Code {
  const modules = groupByModule(paths);
  const isStandard = ([module]: Module) => module.startsWith('std::');
  const standard = modules.filter(isStandard).map(writeUse);
  const others = modules.filter((module) => !isStandard(module)).sort(compareModules);
  return stack([...standard, ...(standard.length > 0 ? [''] : []), ...others.map(writeUse)]);
}

/** Sorts modules before the names imported from their parent crate. */
function compareModules([a]: Module, [b]: Module): number {
  if (b.startsWith(`${a}::`)) return 1;
  if (a.startsWith(`${b}::`)) return -1;
  return a < b ? -1 : 1;
}

function writeUse([module, names]: Module): Code {
  const [only, ...others] = names;
  if (others.length === 0) return `use ${module}::${only};`;
  return encloseFilled(`use ${module}::{`, names, '};');
}
