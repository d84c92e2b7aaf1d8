import type { Heading, Nodes, Parents, RootContent } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { isComponentNode } from '../components/component';
import type { SectionQuestion } from '../model';
import { positionOf } from '../position';

declare module 'mdast' {
  interface HeadingData {
    /** What readers ask that the section answers. */
    questions?: SectionQuestion[];
  }
}

/** Moves the questions of every `<Answers>` to the heading right above it, and lists them. */
export function takeAnswers(parent: Parents): SectionQuestion[] {
  const taken: SectionQuestion[] = [];
  const kept: RootContent[] = [];
  for (const node of parent.children as RootContent[]) {
    const above = kept.at(-1);
    if (!isAnswers(node)) {
      kept.push(node);
      if (isParent(node)) taken.push(...takeAnswers(node));
    } else if (above?.type === 'heading') {
      const questions = listQuestions(node);
      taken.push(...questions);
      addTo(above, questions);
    }
  }
  parent.children = kept as typeof parent.children;
  return taken;
}

function addTo(heading: Heading, questions: SectionQuestion[]): void {
  heading.data = {
    ...heading.data,
    questions: [...(heading.data?.questions ?? []), ...questions],
  };
}

/** Returns true for a node that can contain others. */
export function isParent(node: Nodes): node is Parents {
  return 'children' in node;
}

/** Returns true for an `<Answers>`. */
export function isAnswers(node: RootContent): node is Extract<RootContent, Parents> {
  return isComponentNode(node) && node.name === 'Answers';
}

/** Lists the items of the lists in an `<Answers>`. */
function listQuestions({ children }: Parents): SectionQuestion[] {
  return children.flatMap((list) =>
    list.type === 'list'
      ? list.children.map((item) => ({ text: toPlainText(item).trim(), ...positionOf(item) }))
      : [],
  );
}
