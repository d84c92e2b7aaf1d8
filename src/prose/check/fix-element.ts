import { defaultSchema } from 'hast-util-sanitize';
import type { Finding } from '../../problems/problem';

/** What replaces an element that authors know from HTML. */
const fixes: Readonly<Record<string, string>> = {
  a: 'write a link, [its text](/docs/setup/)',
  b: 'write **bold text**',
  strong: 'write **bold text**',
  em: 'write _emphasised text_',
  i: 'write _emphasised text_',
  details: 'write <Details title="…">, with empty lines around its content',
  summary: 'write the words as the title, <Details title="…">',
  br: 'start a new paragraph, or use a list; in a table, use a row for each line',
  code: 'write `code` between backticks',
  kbd: 'write `code` between backticks',
  hr: 'write --- on a line of its own, or a heading',
  img: 'write ![What it shows](picture.png), or <Screenshot> for one in the folder screenshots',
  pre: 'write a block of code between lines of three backticks',
};

const elements = new Set([
  ...(defaultSchema.tagNames ?? []),
  'button',
  'iframe',
  'script',
  'style',
  'svg',
]);

/** Reports a tag in lower case: an element of HTML, or a placeholder that was meant as text. */
export function describeElement(name: string): Finding {
  const isElement = elements.has(name);
  return {
    code: isElement ? 'component/html-element' : 'component/placeholder',
    found: isElement ? `the HTML element <${name}>` : `<${name}>, which looks like a tag`,
    expected: 'Markdown and the components of the vocabulary, without HTML',
    fix: isElement
      ? (fixes[name] ?? 'write it in Markdown, or \\< for the character itself')
      : `write a placeholder as code, \`<${name}>\`, or \\< for the character itself`,
  };
}
