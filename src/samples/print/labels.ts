import { builders, utils } from 'prettier/doc';
import type { Code } from './print';

/** What is known of code, apart from how it is laid out. */
interface Facts {
  /** Paths of what the code has to import. */
  imports?: readonly string[];
  /** Which form of expression the code is, where others are laid out differently around it. */
  shape?: string;
}

/** Adds what code has to import. */
export function withImports(imports: readonly string[], code: Code): Code {
  const facts: Facts = { imports };
  return builders.label(facts, code);
}

/** Everything that code has to import, each once and sorted. */
export function listImports(code: Code): string[] {
  const found = new Set<string>();
  utils.traverseDoc(code, (part) => {
    for (const path of factsOf(part).imports ?? []) found.add(path);
  });
  return [...found].sort();
}

/** Sorts paths by the module before their last separator: each module with its names. */
export function groupByModule(paths: string[], separator: string): [string, string[]][] {
  const modules = new Map<string, string[]>();
  for (const path of paths) {
    const end = path.lastIndexOf(separator);
    const module = path.slice(0, end);
    const names = modules.get(module) ?? [];
    modules.set(module, [...names, path.slice(end + separator.length)]);
  }
  return [...modules].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Adds which form of expression code is. */
export function withShape(shape: string, code: Code): Code {
  const facts: Facts = { shape };
  return builders.label(facts, code);
}

/** Which form of expression code is, as far as that was said. */
export function shapeOf(code: Code): string | undefined {
  return factsOf(code).shape;
}

function factsOf(code: Code): Facts {
  return typeof code === 'object' && 'type' in code && code.type === 'label' ? code.label : {};
}
