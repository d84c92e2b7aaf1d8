import type { List, Parents, Root, RootContent } from 'mdast';
import type { Finding } from '../../problems/problem';
import { isAnswers, isParent } from '../parse/take-answers';
import { positionOf } from '../position';

/** Finds `<Answers>` without a heading right above it, or with anything but one list of plain texts. */
export function checkAnswers(tree: Root): Finding[] {
  return checkIn(tree);
}

function checkIn({ children, ...parent }: Parents): Finding[] {
  return (children as RootContent[]).flatMap((node, index): Finding[] => {
    if (!isAnswers(node)) return isParent(node) ? checkIn(node) : [];
    const above = children[index - 1];
    const isStep = 'name' in parent && parent.name === 'Step' && index === 0;
    const findings = [
      ...(above?.type === 'heading' || isStep ? [] : [misplaced]),
      ...(isListOfTexts(node.children as RootContent[]) ? [] : [notAList]),
    ];
    return findings.map((finding) => ({ ...positionOf(node), ...finding }));
  });
}

function isListOfTexts([list, ...others]: readonly RootContent[]): boolean {
  if (list?.type !== 'list' || others.length > 0) return false;
  return (list as List).children.every(({ children: [text, ...rest] }) => {
    const isText = text?.type === 'paragraph' && text.children.every(({ type }) => type === 'text');
    return isText && rest.length === 0;
  });
}

const misplaced: Finding = {
  code: 'answers/misplaced',
  found: '<Answers> that is not right below a heading',
  expected: '<Answers> between a heading and the text of its section',
  fix: 'move it up to the heading; what a whole page answers belongs into its frontmatter',
};

const notAList: Finding = {
  code: 'answers/not-a-list',
  found: '<Answers> with something else than one list of plain texts',
  expected: 'a list with one question or phrase per line, without code or links',
  fix: 'write each of them as `- how do I undo a change`',
};
