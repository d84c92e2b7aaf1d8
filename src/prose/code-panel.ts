import type { Element } from 'hast';
import { h } from 'hastscript';
import { parseCodeMeta } from './code-meta';
import { highlight } from './highlight';
import { icon } from './icon';
import { findLanguage } from './languages';

/** The panel of a code block: head with title, language and copy control, and the highlighted lines. */
export function toCodePanel(code: string, lang: string, metaText?: string | null): Element {
  const { title, marked } = parseCodeMeta(metaText);
  const language = findLanguage(lang) ?? { grammar: 'plain', label: lang };
  const label = title ?? language.label;
  const lines = highlight(code.replace(/\n$/, ''), language.grammar).map((line, index) =>
    h('span', { className: marked.has(index + 1) ? 'line line--mark' : 'line' }, line, '\n'),
  );
  return h('div', { className: 'code' }, [
    h('div', { className: 'code__head' }, [
      title
        ? h('code', { className: 'code__title' }, title)
        : h('span', { className: 'code__title' }, language.label),
      title && h('span', { className: 'code__lang' }, language.label),
      h('button', { className: 'icon-button copy', type: 'button', ariaLabel: `Copy ${label}` }, [
        icon('copy', 'icon copy__idle'),
        icon('check', 'icon copy__done'),
      ]),
    ]),
    h('pre', { tabIndex: 0, role: 'group', ariaLabel: label }, h('code', lines)),
  ]);
}
