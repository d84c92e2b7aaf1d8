import { Prism } from 'prism-react-renderer';

let loaded: Promise<void> | undefined;

/**
 * Loads the grammars that are missing from prism-react-renderer's Prism. They are scripts that extend
 * a global Prism, in this order (gradle builds on clike, docker on bash). Call it before `highlight`.
 */
export function loadGrammars(): Promise<void> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<void> {
  (globalThis as { Prism?: unknown }).Prism = Prism;
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-bash.js');
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-docker.js');
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-gradle.js');
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-haskell.js');
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-http.js');
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-ini.js');
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-java.js');
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-nginx.js');
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-sql.js');
  // @ts-expect-error scripts without types
  await import('prismjs/components/prism-toml.js');
  highlightJsonArguments(Prism.languages);
}

/** Makes the shell grammar highlight JSON in single quotes, as in arguments of commands. */
function highlightJsonArguments({ bash, json }: typeof Prism.languages): void {
  const jsonArgument = { pattern: /^'[[{][\s\S]*'$/, inside: { quote: /^'|'$/, ...json } };
  for (const string of [bash?.string ?? []].flat()) {
    // Patterns with `inside` already have their own parts.
    if (string instanceof RegExp || string.inside) continue;
    string.inside = { 'json-argument': jsonArgument };
  }
}
