import components from 'prismjs/components.json';

/** A language of code blocks: its Prism grammar and the name shown to readers. */
export interface Language {
  grammar: string;
  label: string;
}

/** What `prismjs` says about a grammar: its name for readers, its other ids, and their names if they differ. */
interface Component {
  title: string;
  alias?: string | string[];
  aliasTitles?: Record<string, string>;
}

/** Names that readers know better than those of `prismjs`. */
const labels: Record<string, string> = {
  bash: 'Shell',
  docker: 'Dockerfile',
  ini: 'INI',
  jsx: 'JSX',
  nginx: 'NGINX',
  tsx: 'TSX',
};

/** Names that authors use for a grammar, although `prismjs` does not. */
const others: Record<string, string> = {
  'c#': 'csharp',
  'c++': 'cpp',
  console: 'shell-session',
  golang: 'go',
};

const plain: Language = { grammar: 'plain', label: 'Text' };

/** They only add to other grammars. */
const additions = ['meta', 'css-extras', 'js-extras', 'js-templates', 'php-extras', 'xml-doc'];

const languages: ReadonlyMap<string, Language> = listLanguages();

function listLanguages(): Map<string, Language> {
  const listed = new Map(['text', 'txt', 'plain', 'plaintext'].map((name) => [name, plain]));
  for (const [grammar, component] of Object.entries(components.languages)) {
    if (additions.includes(grammar)) continue;
    const { title, alias = [], aliasTitles = {} } = component as Component;
    const label = labels[grammar] ?? title;
    listed.set(grammar, { grammar, label });
    for (const name of [alias].flat()) {
      listed.set(name, { grammar, label: labels[grammar] ?? aliasTitles[name] ?? label });
    }
  }
  for (const [name, grammar] of Object.entries(others)) {
    listed.set(name, listed.get(grammar) ?? plain);
  }
  return listed;
}

/** The names that authors can write after the opening fence. */
export const languageNames: readonly string[] = [...languages.keys()];

/** Finds a language by name. */
export function findLanguage(name: string): Language | undefined {
  return languages.get(name);
}
