import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { findGrammar } from './grammars';

type Token = Prism.Token | string;

/** Maps types of tokens to the six that have a colour in styles/code.css; themes of Prism know these too. */
const roles = new Map<string, string | undefined>([
  ['keyword', 'keyword'],
  ['method', 'keyword'],
  ['boolean', 'keyword'],
  ['atrule', 'keyword'],
  ['tag', 'keyword'],
  ['instruction', 'keyword'],
  ['builtin', 'keyword'],
  ['string', 'string'],
  ['char', 'string'],
  ['url', 'string'],
  ['attr-value', 'string'],
  ['template-string', 'string'],
  ['triple-quoted-string', 'string'],
  ['quote', 'string'],
  ['number', 'number'],
  ['status-code', 'number'],
  ['function', 'function'],
  ['class-name', 'function'],
  ['table', 'function'],
  ['annotation', 'function'],
  ['property', 'property'],
  ['header-name', 'property'],
  ['key', 'property'],
  ['attr-name', 'property'],
  ['parameter', 'property'],
  ['variable', 'property'],
  ['comment', 'comment'],
  ['shebang', 'comment'],
  // Part of a string, but its own parts have colours.
  ['json-argument', undefined],
]);

/**
 * Splits code into highlighted lines. Each line is a list of text and of elements with Prism's own
 * classes (`token keyword`, `token string` …). Without a grammar they are plain.
 */
export function highlight(code: string, grammarName: string): ElementContent[][] {
  const grammar = findGrammar(grammarName);
  const tokens = grammar ? Prism.tokenize(code, grammar).map(dropAliases) : [code];
  return normalizeTokens(tokens).map((line) =>
    line
      .filter(({ content, empty }) => content !== '' && !empty)
      .map(({ types, content }) => toPart(content, roleOf(types))),
  );
}

/** Removes aliases, because a token's role depends only on its own type. */
function dropAliases(token: Token): Token {
  if (typeof token === 'string') return token;
  const { type, content } = token;
  return new Prism.Token(type, Array.isArray(content) ? content.map(dropAliases) : content);
}

/** Returns the role of the innermost type that has one; `types` starts with the outermost. */
function roleOf(types: readonly string[]): string | undefined {
  return roles.get(types.findLast((type) => roles.has(type)) ?? '');
}

function toPart(text: string, role: string | undefined): ElementContent {
  return role ? h('span', { className: `token ${role}` }, text) : { type: 'text', value: text };
}
