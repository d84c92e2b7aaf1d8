import { type Change, type Figures, listChanges, type Rows, type TableStyle } from './figures';

type Styles = Record<string, TableStyle>;

/** Formats figures as Markdown, beginning with what differs from earlier ones, if there are any. */
export function formatSummary(figures: Figures, styles: Styles, before?: Figures): string {
  const tables = Object.entries(figures)
    .map(([title, rows]) => `#### ${title}\n\n${formatTable(rows, styles[title])}`)
    .join('\n\n');
  const note = 'Sizes are those with brotli.';
  if (!before) return `### Size and search of the site\n\n${note}\n\n${tables}\n`;
  const changes = listChanges(before, figures).filter((each) => isShown(each, styles[each.table]));
  return [
    '### Size and search of the site, compared with earlier figures',
    changes.length > 0 ? formatChanges(changes, styles) : 'No figure has changed.',
    `<details>\n<summary>All figures</summary>\n\n${note}\n\n${tables}\n\n</details>\n`,
  ].join('\n\n');
}

function isShown({ before, now }: Change, style?: TableStyle): boolean {
  if (before === undefined || now === undefined) return true;
  return Math.abs(now - before) > (style?.tolerance ?? 0);
}

function formatTable(rows: Rows, style?: TableStyle): string {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  const body = Object.entries(rows).map(([name, row]) => [
    name,
    ...columns.map((column) => formatCell(row[column], style, style?.budget?.(name, column))),
  ]);
  return formatRows(['', ...columns], body);
}

function formatChanges(changes: readonly Change[], styles: Styles): string {
  const body = changes.map(({ table, row, column, before, now }) => {
    const style = styles[table];
    return [
      `${table}: ${row}, ${column}`,
      formatCell(before, style),
      formatCell(now, style, style?.budget?.(row, column)),
      before === undefined || now === undefined ? '' : formatDifference(now - before, style),
    ];
  });
  return formatRows(['', 'before', 'now', 'change'], body);
}

function formatCell(value: number | undefined, style?: TableStyle, budget?: number): string {
  if (value === undefined) return '–';
  const text = value.toFixed(style?.decimals);
  const isOver = budget !== undefined && value > budget;
  return isOver ? `**${text}**, budget ${budget}` : text;
}

function formatDifference(difference: number, style?: TableStyle): string {
  const text = Math.abs(difference).toFixed(style?.decimals);
  return `${difference < 0 ? '−' : '+'}${text}`;
}

function formatRows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
