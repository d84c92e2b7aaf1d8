import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { comparePlaces } from '../../problems/place';
import type { Finding } from '../../problems/problem';
import { isComponentNode } from '../components/component';
import { positionOf } from '../position';
import { checkAnswers } from './check-answers';
import { checkCode, checkFence } from './check-code';
import { checkComponent } from './check-component';
import {
  checkBreak,
  checkCells,
  checkImageWords,
  checkLinkWords,
  checkStrayRow,
} from './check-content';
import { checkHeadings } from './check-headings';
import { checkOutput } from './check-output';
import { checkSteps } from './check-steps';
import { checkStrayMarkup } from './check-stray-markup';

/** Finds everything in the tree of `source` that the vocabulary does not allow, in the order of the text. */
export function checkTree(tree: Root, source: string): Finding[] {
  const findings = [
    ...checkNodes(tree, source),
    ...checkHeadings(tree),
    ...checkAnswers(tree),
    ...checkOutput(tree),
    ...checkSteps(tree),
    ...checkStrayMarkup(tree, source),
  ];
  return findings.sort(comparePlaces);
}

function checkNodes(tree: Root, source: string): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node, _index, parent) => {
    const position = positionOf(node);
    const found = checkNode(node, parent, source);
    findings.push(...found.map((finding) => ({ ...position, ...finding })));
  });
  return findings;
}

function checkNode(node: Nodes, parent: Parents | undefined, source: string): Finding[] {
  if (isComponentNode(node)) return checkComponent(node, parent);
  switch (node.type) {
    case 'mdxjsEsm':
      return [importOrExport];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [expression];
    case 'paragraph':
      return checkStrayRow(node);
    case 'table':
      return checkCells(node);
    case 'code':
      return [...checkFence(node, source), ...checkCode(node)];
    case 'break':
      return checkBreak(node, source);
    case 'link':
      return checkLinkWords(node);
    case 'image':
    case 'imageReference':
      return checkImageWords(node);
    default:
      return [];
  }
}

const importOrExport: Finding = {
  code: 'syntax/import-or-export',
  found: 'an import or export',
  expected: 'text without code; the components of the vocabulary need no import',
  fix: 'remove the line',
};

const expression: Finding = {
  code: 'syntax/expression',
  found: 'an expression in braces',
  expected: 'text without code; only a heading may end in an anchor, {#anchor}',
  fix: 'write the value itself, or \\{ for a brace',
};
