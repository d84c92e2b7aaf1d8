import { showHidden } from '../text/show-hidden';

/** A link in a twin; its route is already a full URL. */
export interface Link {
  title: string;
  route: string;
}

type Block = string | false | undefined;

/** Writes a page in Markdown: its title and its blocks. */
export function writePage(title: string, blocks: readonly Block[]): string {
  return `${writeBlocks([`# ${writeText(title)}`, ...blocks])}\n`;
}

/** Writes the blocks that aren't empty, with an empty line between them. */
export function writeBlocks(blocks: readonly Block[]): string {
  return blocks
    .filter(Boolean)
    .map((block) => String(block).trim())
    .join('\n\n');
}

/** Writes plain text on one line, with its markup escaped. */
function writeText(words: string): string {
  return showHidden(words).replace(/\s+/g, ' ').trim().replaceAll('<', '\\<');
}

/** Writes a link, with the brackets in its title escaped. */
export function writeLink({ title, route }: Link): string {
  return `[${writeText(title).replace(/[[\]]/g, '\\$&')}](${route})`;
}

/** Writes a code block with a fence that is longer than any in the code. */
export function fence(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((ticks) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

/** Replaces the routes in the links of a Markdown text by full URLs. */
export function completeLinks(markdown: string, toAddress: (route: string) => string): string {
  return markdown.replace(/\]\((\/[^)\s]*)/g, (_link, route: string) => `](${toAddress(route)}`);
}

/** Adds the questions that a page answers below its text. */
export function addQuestions(text: string, questions: readonly string[] = []): string {
  if (questions.length === 0) return text;
  return `${text}\nThis page answers: ${listQuestions(questions)}\n`;
}

/** Lists questions on one line. */
export function listQuestions(questions: readonly string[]): string {
  return questions.map(writeText).join(' · ');
}
