import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { icon } from '../render/icon';
import { type CodeMeta, parseCodeMeta } from './code-meta';
import { highlight } from './highlight';
import { findLanguage } from './languages';
import { readCommands, session } from './read-commands';

/** The number of characters per line that fit in every panel, so that there is nothing to wrap. */
const fittingLength = 40;

/**
 * Creates the panel of a code block: a head with title, language and controls, and the highlighted lines.
 * The copy button copies the text of the lines or its own `data-copy`: the code without the lines that
 * a change removes, or the commands of a shell session.
 */
export function toCodePanel(code: string, lang: string, metaText?: string | null): Element {
  const meta = parseCodeMeta(metaText);
  const { title, deleted } = meta;
  const language = findLanguage(lang) ?? { grammar: 'plain', label: lang };
  const name = meta.isOutput ? 'Output' : language.label;
  const label = title ?? name;
  const text = code.replace(/\n$/, '');
  const written = text.split('\n');
  const rest = deleted.size > 0 ? written.filter((_, index) => !deleted.has(index + 1)) : written;
  const grammar = language.grammar === 'bash' && /^\$\s/.test(text) ? session : language.grammar;
  const commands = grammar === session ? readCommands(rest.join('\n')) : [];
  const copied = commands.length > 0 ? commands : rest;
  const canWrap = written.some((line) => line.length > fittingLength);
  return h('div', { className: 'code' }, [
    h('div', { className: 'code__head' }, [
      title
        ? h('code', { className: 'code__title' }, title)
        : h('span', { className: 'code__title' }, name),
      title && h('span', { className: 'code__lang' }, language.label),
      canWrap
        ? h(
            'button',
            {
              className: 'icon-button wrap needs-script',
              type: 'button',
              ariaPressed: 'false',
              ariaLabel: 'Wrap lines',
            },
            icon('wrap'),
          )
        : undefined,
      h(
        'button',
        {
          className: 'icon-button copy',
          type: 'button',
          ariaLabel: `Copy ${label}`,
          dataCopy: copied === written ? undefined : `${copied.join('\n')}\n`,
        },
        [icon('copy'), icon('check')],
      ),
    ]),
    h(
      'pre',
      { tabIndex: 0, role: 'group', ariaLabel: label },
      h('code', toLines(highlight(text, grammar), meta)),
    ),
  ]);
}

/** Creates a panel of code alone, without a head and controls. */
export function toBarePanel(code: string, lang: string): Element {
  const lines = highlight(code, findLanguage(lang)?.grammar ?? 'plain');
  return h('div', { className: 'code' }, h('pre', h('code', toLines(lines, parseCodeMeta(null)))));
}

/**
 * Creates the lines of a panel, which are elements only if there is something to show about one of
 * them. Line numbers skip the lines that a change removes.
 */
function toLines(
  lines: ReturnType<typeof highlight>,
  { marked, inserted, deleted, showLineNumbers }: CodeMeta,
): ElementContent[] {
  if (!showLineNumbers && marked.size + inserted.size + deleted.size === 0) {
    return lines.flatMap((line) => [...line, { type: 'text', value: '\n' }]);
  }
  const width = String(lines.length - deleted.size).length;
  let number = 0;
  return lines.map((line, index) => {
    const lineNumber = index + 1;
    const tag = inserted.has(lineNumber) ? 'ins' : deleted.has(lineNumber) ? 'del' : 'span';
    if (tag !== 'del') number += 1;
    const printed = tag === 'del' ? '' : String(number);
    const properties = {
      className: marked.has(lineNumber) ? 'line line--mark' : 'line',
      dataLine: showLineNumbers ? printed.padStart(width) : undefined,
    };
    return h(tag, properties, line, '\n');
  });
}
