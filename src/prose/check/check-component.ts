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
import { checkListOfLinks } from './check-list-of-links';
import { describeElement } from './fix-element';

/** Finds mistakes in a use of a component: in its name, attributes, position and content. */
export function checkComponent(node: ComponentNode, parent: Parents | undefined): Finding[] {
  const component = vocabulary.get(node.name ?? '');
  if (!component) return [describeUnknown(node.name)];
  return [
    ...checkAttributes(node, component),
    ...checkDisplay(node, component),
    ...checkParent(parent, component),
    ...checkChildren(node, component),
    ...checkKeys(node),
  ];
}

/** Components of other systems, and ours for the same purpose. */
const namesElsewhere = new Map([
  ['Admonition', 'Note'],
  ['Alert', 'Warning'],
  ['Aside', 'Note'],
  ['Callout', 'Note'],
  ['Card', 'Cards'],
  ['CardGroup', 'Cards'],
  ['Caution', 'Warning'],
  ['CodeGroup', 'Tabs'],
  ['Frame', 'Figure'],
  ['TabItem', 'Tab'],
]);

function describeUnknown(name: string | null): Finding {
  const known = [...vocabulary.keys()];
  const namesake = known.find((each) => each.toLowerCase() === name?.toLowerCase());
  if (name !== null && /^[a-z]/.test(name) && namesake === undefined) return describeElement(name);
  const suggestion =
    namesake ?? (name === null ? undefined : (namesElsewhere.get(name) ?? nearest(name, known)));
  return {
    code: 'component/unknown-component',
    found: `an unknown component <${name ?? ''}>`,
    expected: `one of ${known.map((each) => `<${each}>`).join(', ')}`,
    fix: suggestion
      ? `did you mean <${suggestion}>?`
      : 'write it in Markdown, or \\< for the character itself',
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
  const { name, parent: required } = component;
  if (!required || isUseOf(required, parent)) return [];
  return [
    {
      code: 'component/outside-its-parent',
      found: `<${name}> outside <${required}>`,
      expected: `<${name}> directly in <${required}>`,
      fix: `wrap it in <${required}>`,
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
        found: `<${name}> with content`,
        expected: `<${name}> without content`,
        fix: `write <${name} … /> and move the content elsewhere`,
      },
    ];
  }
  if (only && !(hasChildren && children.every((child) => isUseOf(only, child)))) {
    return [
      {
        code: 'component/with-other-content',
        found: `<${name}> without content, or with content other than <${only}>`,
        expected: `one or more <${only}> directly in <${name}>`,
        fix: `move the text into a <${only}>`,
      },
    ];
  }
  if (component.content === 'links' && hasChildren) return checkListOfLinks(children, name);
  if (isEmpty || hasChildren) return [];
  return [
    {
      code: 'component/without-content',
      found: `<${name}> without content`,
      expected: 'text between the opening and the closing tag',
      fix: 'add the text, with an empty line before and after it, or remove the component',
    },
  ];
}

/** Finds siblings that cannot be distinguished, such as two tabs with the same value. */
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
      expected: 'a unique value for each, because choices are stored by value',
      fix: 'change the label or the value of one of them',
    }));
}

function isUseOf(name: string, node: { type: string } | undefined): boolean {
  return node !== undefined && isComponentNode(node) && node.name === name;
}
