import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { Prism } from 'prism-react-renderer';

type PrismToken = string | { type: string; content: PrismToken | PrismToken[] };

/** Prism's token types in the six roles that have a colour (styles/code.css). */
const roles: Record<string, string> = {
  keyword: 'kw',
  method: 'kw',
  boolean: 'kw',
  atrule: 'kw',
  tag: 'kw',
  instruction: 'kw',
  builtin: 'kw',
  string: 'str',
  char: 'str',
  url: 'str',
  'attr-value': 'str',
  'template-string': 'str',
  'triple-quoted-string': 'str',
  number: 'num',
  'status-code': 'num',
  function: 'fn',
  'class-name': 'fn',
  table: 'fn',
  annotation: 'fn',
  property: 'prop',
  'header-name': 'prop',
  key: 'prop',
  'attr-name': 'prop',
  parameter: 'prop',
  variable: 'prop',
  comment: 'com',
  shebang: 'com',
};

/** JSON in single quotes, as a command's argument, has the colours of JSON; its quotes are the first and last part. */
function findJson(token: PrismToken, grammarName: string): PrismToken[] | undefined {
  if (grammarName !== 'bash' || typeof token === 'string' || token.type !== 'string')
    return undefined;
  const { content } = token;
  const text = typeof content === 'string' ? content : '';
  const json = Prism.languages.json;
  if (!json || !/^'[[{][\s\S]*'$/.test(text)) return undefined;
  return ["'", ...(Prism.tokenize(text.slice(1, -1), json) as PrismToken[]), "'"];
}

/**
 * Splits code into highlighted lines. Each line is a list of texts and of spans with a class per
 * role (`t-kw`, `t-str` …), so that one strict policy and both colour modes can serve it.
 * `loadGrammars` must have ended; an unknown grammar gives plain lines.
 */
export function highlight(code: string, grammarName: string): ElementContent[][] {
  const grammar = Prism.languages[grammarName];
  const tokens = grammar ? (Prism.tokenize(code, grammar) as PrismToken[]) : [code];
  const lines: ElementContent[][] = [[]];
  const write = (text: string, role: string | undefined): void => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part === '') return;
      lines
        .at(-1)
        ?.push(role ? h('span', { className: `t-${role}` }, part) : { type: 'text', value: part });
    });
  };
  const walk = (token: PrismToken, role: string | undefined): void => {
    if (typeof token === 'string') {
      write(token, role);
      return;
    }
    const embedded = findJson(token, grammarName);
    if (embedded) {
      for (const part of embedded) walk(part, part === embedded[0] ? 'str' : undefined);
      return;
    }
    const ownRole = roles[token.type] ?? role;
    const parts = Array.isArray(token.content) ? token.content : [token.content];
    for (const part of parts) walk(part, ownRole);
  };
  for (const token of tokens) walk(token, undefined);
  return lines;
}
