import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { normalizeTokens, Prism } from 'prism-react-renderer';

type Token = Prism.Token | string;

/** Maps types of tokens to the six roles that have a colour: the elements of styles/code.css. */
const roles = new Map<string, string | undefined>([
  ['keyword', 't-k'],
  ['method', 't-k'],
  ['boolean', 't-k'],
  ['atrule', 't-k'],
  ['tag', 't-k'],
  ['instruction', 't-k'],
  ['builtin', 't-k'],
  ['string', 't-s'],
  ['char', 't-s'],
  ['url', 't-s'],
  ['attr-value', 't-s'],
  ['template-string', 't-s'],
  ['triple-quoted-string', 't-s'],
  ['quote', 't-s'],
  ['number', 't-n'],
  ['status-code', 't-n'],
  ['function', 't-f'],
  ['class-name', 't-f'],
  ['table', 't-f'],
  ['annotation', 't-f'],
  ['property', 't-p'],
  ['header-name', 't-p'],
  ['key', 't-p'],
  ['attr-name', 't-p'],
  ['parameter', 't-p'],
  ['variable', 't-p'],
  ['comment', 't-c'],
  ['shebang', 't-c'],
  // Part of a string, but its own parts have colours.
  ['json-argument', undefined],
]);

/**
 * Splits code into highlighted lines. Each line is a list of text and of elements named after roles
 * (`t-k`, `t-s` …): a page has hundreds of them, and spans with classes would take three times as much.
 * Call it after `loadGrammars`; an unknown grammar results in plain lines.
 */
export function highlight(code: string, grammarName: string): ElementContent[][] {
  const grammar = Prism.languages[grammarName];
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
  return role ? h(role, text) : { type: 'text', value: text };
}
