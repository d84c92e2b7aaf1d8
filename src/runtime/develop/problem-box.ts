import type { DevelopMessage, MovedGuide } from '../../problems/develop-message';
import type { ShownProblem } from '../../problems/shown-problem';
import { countOf } from '../../text/count-of';
import style from './problem-box-style';

/** Shows the mistakes in the content over the page, for as long as there are any, and where a guide has moved. */
export function listenForProblems(): void {
  const source = new EventSource('/___problems');
  source.onmessage = ({ data }) => {
    const { problems, moved }: DevelopMessage = JSON.parse(data);
    showProblems(problems);
    showMoved(moved);
  };
  addEventListener('pagehide', () => source.close());
}

/** Leads the author of a guide that has another address now there: its page is gone, but stays open. */
function showMoved(guides: readonly MovedGuide[]): void {
  document.querySelector('.moved')?.remove();
  const guide = guides.find(({ from }) => from === location.pathname);
  if (!guide) return;
  const box = create('aside', 'problems moved');
  box.setAttribute('aria-label', 'Moved guide');
  box.setAttribute('role', 'alert');
  const link = document.createElement('a');
  link.href = guide.to;
  link.textContent = guide.title;
  link.addEventListener('click', (event) => {
    // A tab does not know pages that are newer than itself, so it has to load the page as a whole.
    event.preventDefault();
    location.assign(guide.to);
  });
  const text = create('p', '');
  text.append('The guide of this page has moved: ', link, '.');
  if (guide.missing !== undefined) {
    text.append(
      ' To lead readers there from this address too, add ',
      create('code', '', `from: [${guide.missing}]`),
      ' to its frontmatter.',
    );
  }
  box.append(create('style', '', style), text);
  document.body.append(box);
}

let shownText = '';

function showProblems(problems: readonly ShownProblem[]): void {
  const text = JSON.stringify(problems);
  const earlier = document.querySelector('.problems:not(.moved)');
  // Who has folded the box is not asked to read the same mistakes again.
  if (text === shownText && earlier) return;
  shownText = text;
  earlier?.remove();
  if (problems.length > 0) document.body.append(createBox(problems));
}

function createBox(problems: readonly ShownProblem[]): HTMLElement {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const box = create('aside', 'problems');
  box.setAttribute('aria-label', 'Mistakes in the content');
  const details = document.createElement('details');
  details.open = errors.length > 0;
  const summary = create('summary', '', describeCount(errors.length, problems.length));
  summary.setAttribute('role', 'alert');
  const note =
    'This page still shows the last content without errors. It updates once the errors are fixed.';
  details.append(summary);
  if (errors.some(({ isConfined }) => !isConfined)) details.append(create('p', '', note));
  const list = document.createElement('ol');
  list.append(...[...errors, ...problems.filter((each) => !errors.includes(each))].map(createItem));
  details.append(list);
  box.append(create('style', '', style), details);
  return box;
}

function describeCount(errors: number, all: number): string {
  const counts = [
    ...(errors > 0 ? [countOf(errors, 'error')] : []),
    ...(all > errors ? [countOf(all - errors, 'warning')] : []),
  ];
  return `${counts.join(', ')} in the content`;
}

function createItem({ severity, position, found, expected, fix }: ShownProblem): HTMLElement {
  const item = document.createElement('li');
  const facts = document.createElement('dl');
  for (const [term, fact] of Object.entries({ found, expected, fix })) {
    facts.append(create('dt', '', term), create('dd', '', fact));
  }
  item.append(create('b', '', severity), ' ', create('code', '', position), facts);
  return item;
}

function create(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
