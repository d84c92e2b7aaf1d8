/** A language of code blocks: its Prism grammar and the name shown to readers. */
export interface Language {
  grammar: string;
  label: string;
}

const languages: Record<string, Language> = {
  bash: { grammar: 'bash', label: 'Shell' },
  sh: { grammar: 'bash', label: 'Shell' },
  dockerfile: { grammar: 'docker', label: 'Dockerfile' },
  gradle: { grammar: 'gradle', label: 'Gradle' },
  haskell: { grammar: 'haskell', label: 'Haskell' },
  http: { grammar: 'http', label: 'HTTP' },
  ini: { grammar: 'ini', label: 'INI' },
  java: { grammar: 'java', label: 'Java' },
  js: { grammar: 'javascript', label: 'JavaScript' },
  json: { grammar: 'json', label: 'JSON' },
  jsx: { grammar: 'jsx', label: 'JSX' },
  kotlin: { grammar: 'kotlin', label: 'Kotlin' },
  nginx: { grammar: 'nginx', label: 'NGINX' },
  python: { grammar: 'python', label: 'Python' },
  rust: { grammar: 'rust', label: 'Rust' },
  sql: { grammar: 'sql', label: 'SQL' },
  text: { grammar: 'plain', label: 'Text' },
  toml: { grammar: 'toml', label: 'TOML' },
  ts: { grammar: 'typescript', label: 'TypeScript' },
  tsx: { grammar: 'tsx', label: 'TSX' },
  xml: { grammar: 'markup', label: 'XML' },
  yaml: { grammar: 'yaml', label: 'YAML' },
};

/** The names that authors can write after the opening fence. */
export const languageNames: readonly string[] = Object.keys(languages);

/** Finds a language by name. */
export function findLanguage(name: string): Language | undefined {
  return Object.hasOwn(languages, name) ? languages[name] : undefined;
}
