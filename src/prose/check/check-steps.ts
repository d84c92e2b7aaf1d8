import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../problems/problem';
import { type ComponentNode, isComponentNode, readAttributes } from '../components/component';
import { positionOf } from '../position';

/** Finds `<Steps>` that are to continue others, although none are before them in the same part of the text. */
export function checkSteps(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node, index = 0, parent) => {
    if (!isSteps(node) || readAttributes(node).numbering !== 'continue') return;
    if (parent?.children.slice(0, index).some(isSteps)) return;
    findings.push({
      ...positionOf(node),
      code: 'steps/nothing-to-continue',
      found: '<Steps numbering="continue"> without <Steps> before it in the same part of the text',
      expected: 'numbers that continue those of earlier steps',
      fix: 'remove numbering="continue", or add the steps that come before',
    });
  });
  return findings;
}

function isSteps(node: Nodes): node is ComponentNode {
  return isComponentNode(node) && node.name === 'Steps';
}
