import { builders, utils } from 'prettier/doc';
import type { Code } from './print';

/** What is known of code, apart from how it is laid out. */
interface Facts {
  /** Paths of what the code has to import. */
  imports?: readonly string[];
  /** Which form of expression the code is, where others are laid out differently around it. */
  shape?: string;
}

/** Refers to something by its path: code uses its name, and has to import it. */
export function refer(path: string): Code {
  return withImports([path], splitPath(path).name);
}

/** Adds what code has to import. */
export function withImports(imports: readonly string[], code: Code): Code {
  const facts: Facts = { imports };
  return builders.label(facts, code);
}

/** Paths of everything that code has to import, each once and sorted. */
export function listImports(code: Code): string[] {
  const found = new Set<string>();
  utils.traverseDoc(code, (part) => {
    for (const path of factsOf(part).imports ?? []) found.add(path);
  });
  return [...found].sort();
}

/** The modules of paths, sorted, each with the names that are imported from it. */
export function groupByModule(paths: string[]): [module: string, names: string[]][] {
  const modules = new Map<string, string[]>();
  for (const path of paths) {
    const { module, name } = splitPath(path);
    modules.set(module, [...(modules.get(module) ?? []), name]);
  }
  return [...modules].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Adds which form of expression code is. */
export function withShape(shape: string, code: Code): Code {
  const facts: Facts = { shape };
  return builders.label(facts, code);
}

/** Which form of expression code is, where that is known. */
export function shapeOf(code: Code): string | undefined {
  return factsOf(code).shape;
}

function factsOf(code: Code): Facts {
  return typeof code === 'object' && 'type' in code && code.type === 'label' ? code.label : {};
}

/** Java and Python separate names with a dot, Rust with two colons. */
function splitPath(path: string): { module: string; name: string } {
  const [, module = '', name = path] = /^(.*)(?:\.|::)(.*)$/.exec(path) ?? [];
  return { module, name };
}
