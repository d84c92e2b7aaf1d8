import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { normalizeTokens, Prism } from 'prism-react-renderer';

type Token = Prism.Token | string;

/** Which of the six roles that have a colour (styles/code.css) a type of token has. */
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
  // Within a string, but coloured by its own parts.
  ['json-argument', undefined],
]);

/**
 * Splits code into highlighted lines. Each line is a list of texts and of spans with a class for
 * each role (`t-kw`, `t-str` …), so that one strict policy and both colour modes can serve it.
 * Call it after `loadGrammars`; an unknown grammar gives plain lines.
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

/** A token has the role of its own type only: aliases would give two roles to one type. */
function dropAliases(token: Token): Token {
  if (typeof token === 'string') return token;
  const { type, content } = token;
  return new Prism.Token(type, Array.isArray(content) ? content.map(dropAliases) : content);
}

/** The role of the innermost type that has one; `types` begins with the outermost. */
function roleOf(types: readonly string[]): string | undefined {
  return roles.get(types.findLast((type) => roles.has(type)) ?? '');
}

function toPart(text: string, role: string | undefined): ElementContent {
  return role ? h('span', { className: `t-${role}` }, text) : { type: 'text', value: text };
}
