import type { Parents } from 'mdast';
import type { Finding } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import {
  type ComponentNode,
  isComponentNode,
  type ProseComponent,
  readAttributes,
} from '../components/component';
import { vocabulary } from '../components/vocabulary';
import { checkAttributes } from './check-attributes';

/** Finds what is wrong with one component of a text: its name, its attributes, where it is and what it contains. */
export function checkComponent(node: ComponentNode, parent: Parents | undefined): Finding[] {
  const component = vocabulary.get(node.name ?? '');
  if (!component) return [refuseUnknown(node.name)];
  return [
    ...checkAttributes(node, component),
    ...checkDisplay(node, component),
    ...checkParent(parent, component),
    ...checkChildren(node, component),
    ...checkKeys(node),
  ];
}

function refuseUnknown(name: string | null): Finding {
  const known = [...vocabulary.keys()];
  const isElement = name !== null && /^[a-z]/.test(name);
  const meant = name === null || isElement ? undefined : nearest(name, known);
  return {
    code: isElement ? 'component/html-element' : 'component/unknown-component',
    found: isElement ? `the HTML element <${name}>` : `an unknown component <${name ?? ''}>`,
    expected: isElement
      ? 'Markdown and the components of the vocabulary, no HTML'
      : `one of ${known.map((each) => `<${each}>`).join(', ')}`,
    fix: meant ? `write <${meant}>` : 'write it in Markdown, or \\< for the character itself',
  };
}

function checkDisplay(node: ComponentNode, { name, display, isEmpty }: ProseComponent): Finding[] {
  if (display === 'inline' || node.type === 'mdxJsxFlowElement') return [];
  return [
    {
      code: 'component/within-a-line',
      found: `<${name}> within a line of text`,
      expected: isEmpty
        ? `<${name} … /> on a line of its own`
        : `<${name}> and its closing tag on lines of their own`,
      fix: isEmpty
        ? 'put an empty line before and after it'
        : 'put a line break after the opening tag and before the closing one',
    },
  ];
}

function checkParent(parent: Parents | undefined, component: ProseComponent): Finding[] {
  const { name, parent: needed } = component;
  if (!needed || isUseOf(needed, parent)) return [];
  return [
    {
      code: 'component/outside-its-parent',
      found: `<${name}> outside of <${needed}>`,
      expected: `<${name}> directly in <${needed}>`,
      fix: `wrap it in <${needed}>`,
    },
  ];
}

function checkChildren({ children }: ComponentNode, component: ProseComponent): Finding[] {
  const { name, isEmpty, childrenOnly: only } = component;
  const hasChildren = children.length > 0;
  if (isEmpty && hasChildren) {
    return [
      {
        code: 'component/with-content',
        found: `<${name}> with something in it`,
        expected: `<${name}> without content`,
        fix: `write <${name} … /> and move the content elsewhere`,
      },
    ];
  }
  if (only && !(hasChildren && children.every((child) => isUseOf(only, child)))) {
    return [
      {
        code: 'component/with-other-content',
        found: `<${name}> with something else than <${only}> in it, or with nothing`,
        expected: `one or more <${only}> directly in <${name}>`,
        fix: `move the text into a <${only}>`,
      },
    ];
  }
  if (isEmpty || hasChildren) return [];
  return [
    {
      code: 'component/without-content',
      found: `<${name}> with nothing in it`,
      expected: 'a text between the opening and the closing tag',
      fix: 'write it there, with an empty line around it, or remove the component',
    },
  ];
}

/** Siblings that cannot be told apart: two tabs with one value. */
function checkKeys({ children }: ComponentNode): Finding[] {
  const keyed = children.filter(isComponentNode).map((node) => ({
    name: node.name ?? '',
    key: vocabulary.get(node.name ?? '')?.keyOf?.(readAttributes(node)),
  }));
  const keys = keyed.map(({ key }) => key);
  return keyed
    .filter(({ key }, index) => key !== undefined && keys.indexOf(key) < index)
    .map(({ name, key }) => ({
      code: 'component/repeated-value',
      found: `two <${name}> with the value "${key}"`,
      expected: 'a value of its own for each, by which a choice is remembered',
      fix: 'change the label or the value of one of them',
    }));
}

function isUseOf(name: string, node: { type: string } | undefined): boolean {
  return node !== undefined && isComponentNode(node) && node.name === name;
}
