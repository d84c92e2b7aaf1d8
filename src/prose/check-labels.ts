import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ProseProblem } from './model';
import { placeOf } from './place-of';

/** What Markdown leaves as it stands where nothing defines the label: `[^1]`, `[words][label]`. */
const label = /(?<!\\)\[(?:\^[^\]\s]+|[^\]]+\]\[[^\]]*)\]/g;

/** Finds notes and links of `source` whose label no line defines: readers would see the brackets. */
export function checkLabels(tree: Root, source: string): ProseProblem[] {
  const problems: ProseProblem[] = [];
  visit(tree, 'text', (text: Text) => {
    const { line, column } = placeOf(text);
    const { start, end } = text.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    for (const { 0: found, index } of written.matchAll(label)) {
      const [last = '', ...lines] = written.slice(0, index).split('\n').reverse();
      const definition = /\[[^[\]]+\](?:\[\])?$/.exec(found)?.[0].replace('[]', '');
      problems.push({
        line: line + lines.length,
        column: last.length + (lines.length > 0 ? 1 : column),
        found: `${found}, which no line defines`,
        expected: 'a definition for each label',
        repair: `add a line \`${definition}: …\`, or write \\[ for the bracket itself`,
      });
    }
  });
  return problems;
}
