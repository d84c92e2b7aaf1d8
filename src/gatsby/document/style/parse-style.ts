/** A statement of a style sheet: a rule, a group of rules such as `@media`, or what is not looked into. */
export type Statement =
  | { kind: 'rule'; text: string; selectors: string }
  | { kind: 'group'; head: string; statements: readonly Statement[] }
  | { kind: 'other'; text: string };

/** What ends or nests a statement, and what may contain such characters without doing so. */
const mark = /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?\*\/|[(){};]/g;
const group = /^@(?:layer|media|supports|container)\b/;

/** Parses a style sheet as far as leaving rules out needs it. What is inside of a rule stays text. */
export function parseStyle(css: string): Statement[] {
  return splitStatements(css).map(({ head, block }) => {
    if (block === undefined) return { kind: 'other', text: `${head};` };
    if (group.test(head)) return { kind: 'group', head, statements: parseStyle(block) };
    const text = `${head}{${block}}`;
    return head.startsWith('@') ? { kind: 'other', text } : { kind: 'rule', text, selectors: head };
  });
}

function splitStatements(css: string): { head: string; block?: string }[] {
  const statements: { head: string; block?: string }[] = [];
  let start = 0;
  let open = 0;
  let braces = 0;
  let parentheses = 0;
  for (const { 0: found, index } of css.matchAll(mark)) {
    if (found === '(') parentheses += 1;
    else if (found === ')') parentheses -= 1;
    // An address in `url(…)` may have any of the others.
    else if (parentheses > 0) continue;
    else if (found === '{') {
      if (braces === 0) open = index;
      braces += 1;
    } else if (found === '}' || (found === ';' && braces === 0)) {
      if (found === '}') braces -= 1;
      if (braces > 0) continue;
      const head = css.slice(start, found === '}' ? open : index).trim();
      statements.push({ head, ...(found === '}' && { block: css.slice(open + 1, index) }) });
      start = index + 1;
    }
  }
  return statements;
}
