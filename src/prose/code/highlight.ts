import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { normalizeTokens, Prism } from 'prism-react-renderer';

type Token = Prism.Token | string;

/** Maps types of tokens to the six roles that have a colour (styles/code.css). */
const roles = new Map<string, string | undefined>([
  ['keyword', 'kw'],
  ['method', 'kw'],
  ['boolean', 'kw'],
  ['atrule', 'kw'],
  ['tag', 'kw'],
  ['instruction', 'kw'],
  ['builtin', 'kw'],
  ['string', 'str'],
  ['char', 'str'],
  ['url', 'str'],
  ['attr-value', 'str'],
  ['template-string', 'str'],
  ['triple-quoted-string', 'str'],
  ['quote', 'str'],
  ['number', 'num'],
  ['status-code', 'num'],
  ['function', 'fn'],
  ['class-name', 'fn'],
  ['table', 'fn'],
  ['annotation', 'fn'],
  ['property', 'prop'],
  ['header-name', 'prop'],
  ['key', 'prop'],
  ['attr-name', 'prop'],
  ['parameter', 'prop'],
  ['variable', 'prop'],
  ['comment', 'com'],
  ['shebang', 'com'],
  // Part of a string, but its own parts have colours.
  ['json-argument', undefined],
]);

/**
 * Splits code into highlighted lines. Each line is a list of text and of spans with a class for each
 * role (`t-kw`, `t-str` …), because the content security policy allows no inline styles and the colours
 * depend on the colour mode. Call it after `loadGrammars`; an unknown grammar results in plain lines.
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
  return role ? h('span', { className: `t-${role}` }, text) : { type: 'text', value: text };
}
