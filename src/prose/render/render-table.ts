import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Table } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { toString as toPlainText } from 'mdast-util-to-string';

/** About the number of letters beside each other on a phone, and those that the gap of two columns takes. */
const phone = { letters: 48, gap: 3 };

/** Whether the rows of a table fit beside each other on a phone, as those of a few numbers do. */
function isNarrow({ children: rows }: Table): boolean {
  const widths = (rows[0]?.children ?? []).map(
    (_, column) =>
      phone.gap + Math.max(...rows.map(({ children }) => toPlainText(children[column]).length)),
  );
  return widths.reduce((sum, width) => sum + width, 0) - phone.gap <= phone.letters;
}

/** Whether the first column has numbers, which say nothing as the title of a row without the column's header. */
function startsWithNumbers(rows: Table['children']): boolean {
  return rows.some(({ children: [first] }) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(toPlainText(first)));
}

/**
 * Renders a table in a scrollable region that is focusable by keyboard and labelled with its first header
 * cell. On phones, the rows of all but a narrow one are lists: for that, each cell with a content has the words
 * of its header, unless it is the title of the list, and the roles that the style would take from the elements.
 */
export function renderTable(state: State, node: Table): Element {
  const [head, ...rows] = node.children;
  const isStacked = !isNarrow(node);
  const role = (name: string) => (isStacked ? { role: name } : {});
  const words = head?.children.map((cell) => toPlainText(cell)) ?? [];
  const firstLabelled = startsWithNumbers(rows) ? 0 : 1;
  const cells = (row: Table['children'][number] | undefined, kind: 'th' | 'td') =>
    (row?.children ?? []).map((cell, index) => {
      // The corner above row names is often empty, and a header that says nothing is none.
      const tag = cell.children.length > 0 ? kind : 'td';
      const align = node.align?.[index];
      const isLabelled =
        isStacked && kind === 'td' && index >= firstLabelled && cell.children.length > 0;
      const properties = {
        scope: tag === 'th' ? 'col' : undefined,
        ...role(tag === 'th' ? 'columnheader' : 'cell'),
        dataLabel: (isLabelled && words[index]) || undefined,
        style: align ? `text-align:${align}` : undefined,
      };
      return h(tag, properties, state.all(cell));
    });
  const name = words[0];
  return h(
    'div',
    {
      className: 'table-scroll',
      tabIndex: 0,
      role: 'group',
      ariaLabel: name ? `Table: ${name}` : 'Table',
    },
    h('table', { className: isStacked ? 'data data--stacked' : 'data', ...role('table') }, [
      words.some(Boolean)
        ? h('thead', role('rowgroup'), h('tr', role('row'), cells(head, 'th')))
        : null,
      h(
        'tbody',
        role('rowgroup'),
        rows.map((row) => h('tr', { ...row.data?.hProperties, ...role('row') }, cells(row, 'td'))),
      ),
    ]),
  );
}
