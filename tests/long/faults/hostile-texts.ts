import { type Fault, inJson } from './fault';
import { copySeed, mapTexts } from './seed';

const payloads: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a broken script': '<scr<script>ipt>alert(1)</script >',
  'an image that fails': '<img src=x onerror=alert(1)>',
  'a drawing': '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  'a script link': '[x](javascript:alert(1)) ![y](javascript:alert(2)) <javascript:alert(3)>',
  'a hidden script link':
    '[x](java\u0000script:alert(1)) [y](JaVaScRiPt&colon;alert(1)) [z](\u0001javascript:alert(1))',
  'a link to data': '[x](data:text/html,<script>alert(1)</script>) [y](vbscript:x)',
  'a reference to a script': '[x][1]\n\n[1]: javascript:alert(1) "title"',
  'a frame': '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x><embed src=y>',
  'a form': '<form action=javascript:alert(1)><button formaction=javascript:alert(1)>x',
  'a style': '<style>*{display:none}</style><link rel=stylesheet href=//evil.example>',
  quotes: `"'\`><b x="`,
  'a template': '{{constructor.constructor("alert(1)")()}} $' + '{alert(1)} <%= 1 %> #{1}',
  'the end of a comment': '--> ]]> </script> */ <!--',
  MDX: 'import x from "fs"\n\n{process.exit()}\n\n<Operation id="ListBerths" />\n\nexport const a = 1',
  'front matter': '---\ntitle: x\n---\n# Heading\n\nHeading\n===',
  'an open fence': '```js\nalert(1)\n~~~~\n> quote\n````',
  'a table': '| a | b\n|---\n| `|` | \\| | | |\n\n||||',
  'a deep quote': `${'> '.repeat(300)}x`,
  'a deep list': Array.from({ length: 100 }, (_, n) => `${'  '.repeat(n)}- x`).join('\n'),
  'many brackets': '['.repeat(5_000),
  'many stars': '*a **b '.repeat(1_000),
  'many ticks': '`'.repeat(3_000) + ' ` '.repeat(500),
  'many references': `${'[a]'.repeat(300)}\n\n[a]: /x`,
  'control characters': 'a\u0000b\u0007c\u001b[31md\u202ee\ufefff\u2028g\ud800h\uffff',
  'letters of all scripts': '漢字かな한글عربى עברית Ελληνικά 👩‍👩‍👧 e\u0301 ﷽',
  'zero widths': '\u200b\u200c\u200d\u2060'.repeat(50),
  'only spaces': ' \t\n ',
  nothing: '',
  'a date': '2026-01-01T00:00:00Z',
  'a number': '1e999',
  'line breaks': '\r\n\r\r\n\n',
  entities: '&lt;script&gt;alert(1)&lt;/script&gt; &#x6A;avascript: &amp;amp;',
  'relative links':
    '[a](../x.md) [b](#nothing) [c](?q) [d](//evil.example) [e](/docs/) ![f](f.png)',
  footnotes: 'a[^1]\n\n[^1]: b[^1]\n[^2]: javascript:alert(1)',
  'a path': '../../../../etc/passwd',
};

/** Keys whose values a document needs to be one at all, so that its other texts are read. */
const kept = /^(openapi|name|\$ref|in|type|style|format|operationId|url|scheme|pattern)$/;
const prose = /^(description|summary|title|text)$/;

/** Every text of the document that readers read as something else, and something else behind every text. */
export function listHostileTexts(): Fault[] {
  return Object.entries(payloads).flatMap(([kind, payload], index) => {
    const version = index % 2 === 0 ? '3.1.0' : '3.0.3';
    return [
      inJson(`${kind} in every prose text`, () =>
        mapTexts(copySeed(version), (text, keys) =>
          prose.test(keys.at(-1) ?? '') && !keys.includes('mapping') ? `${payload}` : text,
        ),
      ),
      inJson(`${kind} behind every text`, () =>
        mapTexts(copySeed(version), (text, keys) => (isFree(keys) ? `${text}${payload}` : text)),
      ),
    ];
  });
}

function isFree(keys: readonly string[]): boolean {
  const names = ['operations', 'required', 'mapping', 'tags', 'contentType', 'method'];
  return (
    !kept.test(keys.at(-1) ?? '') && !keys.some((key) => names.includes(key) && key !== keys[0])
  );
}
