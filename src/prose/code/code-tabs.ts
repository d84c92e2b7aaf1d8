import { toHtml } from 'hast-util-to-html';
import { buildTabGroup } from '../render/tab-group';
import { toCodePanel } from './code-panel';

/** One of several alternatives: the code in one language, or the response with one status code. */
export interface CodeChoice {
  value: string;
  label: string;
  className?: string;
  /** Language of the code, as after the three backticks of a code block. */
  language: string;
  code: string;
}

/** Renders code panels as tabs, of which one is shown. Call it after `loadGrammars`. */
export function renderCodeTabs(
  id: string,
  group: string,
  label: string,
  choices: CodeChoice[],
): string {
  const panels = choices.map(({ code, language, ...choice }) => ({
    ...choice,
    children: [toCodePanel(code, language)],
  }));
  return toHtml(buildTabGroup({ id, group, label, panels }));
}

/** Renders one code panel. Call it after `loadGrammars`. */
export function renderCode(code: string, language: string): string {
  return toHtml(toCodePanel(code, language));
}
