import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { buildTabGroup } from '../render/tab-group';
import { toBarePanel, toCodePanel } from './code-panel';

/** One of several alternatives: the code in one language, or the response with one status code. */
export interface CodeChoice {
  value: string;
  label: string;
  className?: string;
  /** Language of the code, as after the three backticks of a code block. */
  language: string;
  code: string;
  /** Sanitised HTML of a note above the code. */
  note?: string;
}

/** Renders code panels as tabs, of which one is shown. */
export function renderCodeTabs(
  id: string,
  group: string,
  label: string,
  choices: CodeChoice[],
): string {
  const panels = choices.map(({ code, language, note, ...choice }) => ({
    ...choice,
    children: [addNote(toCodePanel(code, language), note)],
  }));
  return toHtml(buildTabGroup({ id, group, label, panels }), { allowDangerousHtml: true });
}

/** Renders one code panel. */
export function renderCode(code: string, language: string): string {
  return toHtml(toCodePanel(code, language));
}

/** Renders a short body without controls. */
export function renderBody(code: string, language: string): string {
  return toHtml(toBarePanel(code, language));
}

/** Adds a note below the head of a code panel. */
function addNote(panel: Element, note: string | undefined): Element {
  if (!note) return panel;
  const [head, ...code] = panel.children;
  const paragraph = h('div', { className: 'code__note' });
  paragraph.children.push({ type: 'raw', value: note });
  return { ...panel, children: [...(head ? [head] : []), paragraph, ...code] };
}
