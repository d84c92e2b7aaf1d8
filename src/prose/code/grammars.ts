import { Prism } from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index.js';

/**
 * The grammar with the id that `prismjs` uses, loaded together with those that it builds on; undefined for
 * plain text. The loader reads each again that the new one could extend, which is undone: how code looks
 * must not depend on what was highlighted before it.
 */
export function findGrammar(id: string): Prism.Grammar | undefined {
  if (id in Prism.languages) return Prism.languages[id];
  const known = { ...Prism.languages };
  // The grammars are scripts that extend a global Prism.
  (globalThis as { Prism?: unknown }).Prism = Prism;
  loadLanguages(id);
  Object.assign(Prism.languages, known);
  if (!('bash' in known)) highlightJsonArguments(Prism.languages);
  return Prism.languages[id];
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
