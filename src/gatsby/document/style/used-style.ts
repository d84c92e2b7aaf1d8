import { parseStyle, type Statement } from './parse-style';
import { shortenProperties } from './shorten-properties';

/** A rule with the classes without which each of its selectors matches nothing. */
interface Rule {
  text: string;
  needs?: readonly (readonly string[])[];
}
interface Group {
  head: string;
  parts: readonly Part[];
}
type Part = Rule | Group;

const attribute = /\[(?:"[^"]*"|'[^']*'|[^\]])*\]/g;
/** The innermost `:not(…)`, `:is(…)` and so on: what is in it need not be in the document. */
const condition = /:[a-z-]+\([^()]*\)/g;
/** What a reader only sees after pointing at something, selecting text or opening a dialog. */
const later = /:hover|::selection|::backdrop/;
const className = /\.(-?[_a-z][\w-]*)/gi;
const classAttribute = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/**
 * Creates the function that selects what a page needs of a style sheet until it has the whole sheet:
 * everything but the rules for print, for the pointer, and for elements with a class that is neither in
 * its HTML nor among `added`, those that a script may add. Rules keep their order.
 */
export function createStyleSelector(
  css: string,
  added: readonly string[],
): (html: string) => string {
  const parts = parseStyle(css).map(prepare);
  return (html) => {
    const classes = new Set([...added, ...listClasses(html)]);
    return shortenProperties(printUsed(parts, classes), html);
  };
}

function prepare(statement: Statement): Part {
  if (statement.kind === 'group') {
    const { head, statements } = statement;
    // Printers get the whole sheet.
    return { head, parts: head === '@media print' ? [] : statements.map(prepare) };
  }
  const { text } = statement;
  return statement.kind === 'rule' ? { text, needs: listNeeds(statement.selectors) } : { text };
}

/**
 * Lists the classes that each selector of a list needs, without the selectors for later. One with an
 * escape counts as without any.
 */
function listNeeds(selectors: string): string[][] {
  if (selectors.includes('\\')) return [[]];
  let plain = selectors.replace(attribute, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(condition, '');
  }
  return plain
    .split(',')
    .filter((selector) => !later.test(selector))
    .map((selector) => [...selector.matchAll(className)].map(([, name = '']) => name));
}

function listClasses(html: string): string[] {
  return [...html.matchAll(classAttribute)].flatMap(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').split(/\s+/),
  );
}

function printUsed(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let text = '';
  let openHead = '';
  for (const part of parts) {
    const isGroup = 'head' in part;
    const inside = isGroup ? printUsed(part.parts, classes) : printRule(part, classes);
    if (!inside) continue;
    const head = isGroup ? part.head : '';
    // Groups with one condition that follow each other are one.
    if (openHead && head !== openHead) text += '}';
    if (head && head !== openHead) text += `${head}{`;
    text += inside;
    openHead = head;
  }
  return openHead ? `${text}}` : text;
}

function printRule({ text, needs }: Rule, classes: ReadonlySet<string>): string {
  const isUsed = needs?.some((names) => names.every((name) => classes.has(name))) ?? true;
  return isUsed ? text : '';
}
