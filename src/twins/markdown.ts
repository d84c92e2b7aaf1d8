import { showHidden } from '../text/show-hidden';

/** A page as a twin names it; its route is a whole address by then. */
export interface Link {
  title: string;
  route: string;
}

/** A page in Markdown: its title, and the blocks that are there. Ends with one newline. */
export function writePage(title: string, blocks: readonly (string | false | undefined)[]): string {
  const given = blocks.filter(Boolean).map((block) => String(block).trim());
  return `${[`# ${writeText(title)}`, ...given].join('\n\n')}\n`;
}

/** Words that are no Markdown, on one line: markup in them stays text. */
function writeText(words: string): string {
  return showHidden(words).replace(/\s+/g, ' ').trim().replaceAll('<', '\\<');
}

/** Code within a line: its ticks are more than any in the text, which keeps to one line. */
export function code(text: string): string {
  const line = showHidden(text).replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** A link; brackets in its title are kept from ending it. */
export function writeLink({ title, route }: Link): string {
  return `[${writeText(title).replace(/[[\]]/g, '\\$&')}](${route})`;
}

/** A code block whose fence is longer than any in the code. */
export function fence(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((ticks) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

/** Gives the links of a written Markdown text that lead to this site whole addresses. */
export function completeLinks(markdown: string, toAddress: (route: string) => string): string {
  return markdown.replace(/\]\((\/[^)\s]*)/g, (_link, route: string) => `](${toAddress(route)}`);
}
