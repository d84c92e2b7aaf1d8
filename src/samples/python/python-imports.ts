import { layOut, type Name, toItem } from './python-layout';

/** The modules of Python itself; all others stand below them. */
const standard = new Set(['asyncio', 'datetime', 'os']);

/** Writes imports within `width` columns: modules first, then names, each once and sorted. */
export function writeImports(names: Name[], width: number): string {
  const [own, packages] = [true, false].map((isOwn) =>
    writeBlock(
      names.filter(({ module }) => standard.has(module) === isOwn),
      width,
    ),
  );
  return [own, packages].filter(Boolean).join('\n\n');
}

function writeBlock(names: Name[], width: number): string {
  const modules = unique(names.filter(({ name }) => !name).map(({ module }) => module));
  const sources = unique(names.filter(({ name }) => name).map(({ module }) => module));
  return [
    ...modules.map((module) => `import ${module}`),
    ...sources.map((source) => {
      const found = names.filter(({ name, module }) => name && module === source);
      return writeNames(source, unique(found.map(({ name }) => name)), width);
    }),
  ].join('\n');
}

/** In brackets, one name per line, where one line is too short. */
function writeNames(module: string, names: string[], width: number): string {
  const start = `from ${module} import `;
  const line = start + names.join(', ');
  if (line.length <= width) return line;
  const items = names.map((text) => toItem({ text }));
  return start + layOut({ open: '(', items, close: ')', separator: ',' }, 0);
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)].sort();
}
