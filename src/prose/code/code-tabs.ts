import { toHtml } from 'hast-util-to-html';
import { buildTabGroup } from '../render/tab-group';
import { toCodePanel } from './code-panel';

/** Code in one of several forms: a language, or the answer with one status. */
export interface CodeChoice {
  value: string;
  label: string;
  className?: string;
  /** Language of the code, as after the three backticks of a code block. */
  language: string;
  code: string;
}

/** Renders code panels that share one place, with tabs to choose by. `loadGrammars` must have ended. */
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

/** Renders one code panel. `loadGrammars` must have ended. */
export function renderCode(code: string, language: string): string {
  return toHtml(toCodePanel(code, language));
}
