import { builders, utils } from 'prettier/doc';
import type { Code } from './print';

/** Facts about code that don't affect its own layout. */
interface Facts {
  /** Paths that the code has to import. */
  imports?: readonly string[];
  /** The kind of expression, if the code around it is laid out differently for this kind. */
  shape?: string;
}

/** Refers to something by its path: the code uses its name and imports the path. */
export function refer(path: string): Code {
  return withImports([path], splitPath(path).name);
}

/** Adds paths that code has to import. */
export function withImports(imports: readonly string[], code: Code): Code {
  const facts: Facts = { imports };
  return builders.label(facts, code);
}

/** The paths that code has to import, sorted and without duplicates. */
export function listImports(code: Code): string[] {
  const found = new Set<string>();
  utils.traverseDoc(code, (part) => {
    for (const path of factsOf(part).imports ?? []) found.add(path);
  });
  return [...found].sort();
}

/** Groups paths by module: the modules, sorted, each with the names to import from it. */
export function groupByModule(paths: string[]): [module: string, names: string[]][] {
  const modules = new Map<string, string[]>();
  for (const path of paths) {
    const { module, name } = splitPath(path);
    modules.set(module, [...(modules.get(module) ?? []), name]);
  }
  return [...modules].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Labels code with its kind of expression. */
export function withShape(shape: string, code: Code): Code {
  const facts: Facts = { shape };
  return builders.label(facts, code);
}

/** The kind of expression that code is labelled with, if any. */
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
