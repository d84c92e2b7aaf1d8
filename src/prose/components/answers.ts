import { h } from 'hastscript';
import type { ProseComponent } from './component';

/**
 * `<Answers>` around a list: what readers ask that the section answers. `takeAnswers` moves the list to
 * the heading, so that neither the page nor its Markdown shows it among the text.
 */
export const answers: ProseComponent = {
  name: 'Answers',
  display: 'block',
  attributes: {},
  toHast: () => h('div'),
  toMarkdown: () => [],
};
