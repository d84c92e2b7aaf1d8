/** A call that a text shows. */
export interface WrittenCall {
  method: string;
  /** Without host and query. */
  path: string;
  /** As it is written, and where. */
  words: string;
  offset: number;
}

const methods = 'GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS';
const written = new RegExp(String.raw`\b(${methods})\s+(?:https?://[^\s/]+)?(/[\w{}$./:-]*)`, 'g');
const command = /\bcurl\b(?:[^\n\\]|\\\r?\n|\\.)*/g;

/** Finds the calls in a text: `GET /books`, and commands of cURL. */
export function findCalls(text: string): WrittenCall[] {
  const plain = [...text.matchAll(written)].map(
    ({ 0: words, 1: method = '', 2: path = '', index }) => ({
      method,
      path: trimPath(path),
      words,
      offset: index,
    }),
  );
  const commands = [...text.matchAll(command)].flatMap(({ 0: words, index }): WrittenCall[] => {
    const url = /(?:https?:\/\/[^\s/'"]+|\$\{?\w+\}?)(\/[^\s'"?\\]*)/.exec(words);
    if (!url) return [];
    const [, named] = new RegExp(`(?:-X|--request)[ =]?['"]?(${methods})`).exec(words) ?? [];
    const hasBody = /\s(?:-d|--data(?:-\w+)?|--json)\b/.test(words);
    const isGet = /\s(?:-G|--get)\b/.test(words);
    const method = named ?? (hasBody && !isGet ? 'POST' : 'GET');
    const path = trimPath(url[1] ?? '');
    return [{ method, path, words: `${method} ${path}`, offset: index + url.index }];
  });
  return [...plain, ...commands];
}

function trimPath(path: string): string {
  return path.replace(/[.:]+$/, '').replace(/(?<=.)\/$/, '');
}

/** Whether a path is one of a template: `/books/7` of `/books/{id}`. */
export function matchesTemplate(path: string, template: string): boolean {
  const [parts, steps] = [path.split('/'), template.split('/')];
  return (
    parts.length === steps.length &&
    steps.every(
      (step, index) => step === parts[index] || (step.startsWith('{') && parts[index] !== ''),
    )
  );
}
