import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Parent } from 'unist';
import { nearest } from '../../text/nearest';
import type { ProseComponent } from '../components/component';
import { vocabulary } from '../components/vocabulary';
import { checkSiblings } from './check-siblings';
import type { Finding } from './check-tree';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function nameOf(node: unknown): string | undefined {
  return (node as Partial<JsxElement>).name ?? undefined;
}

/** Checks one component of a text: its name, its attributes, and where it stands. */
export function checkComponent(node: JsxElement, parent: Parent | undefined): Finding[] {
  const component = vocabulary.get(node.name ?? '');
  if (!component) return [refuseUnknown(node.name)];
  return [
    ...checkAttributes(node, component),
    ...checkPlace(node, component, parent),
    ...checkSiblings(node.children),
  ];
}

function refuseUnknown(name: string | null): Finding {
  const known = [...vocabulary.keys()];
  const isElement = name !== null && /^[a-z]/.test(name);
  const meant = name === null || isElement ? undefined : nearest(name, known);
  return {
    found: isElement ? `the HTML element <${name}>` : `an unknown component <${name ?? ''}>`,
    expected: isElement
      ? 'Markdown and the components of the vocabulary, no HTML'
      : `one of ${known.map((each) => `<${each}>`).join(', ')}`,
    repair: meant ? `write <${meant}>` : 'write it in Markdown, or \\< for the character itself',
  };
}

function checkAttributes(node: JsxElement, component: ProseComponent): Finding[] {
  const known = Object.keys(component.attributes);
  const findings = node.attributes.flatMap((attribute): Finding[] => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') {
      const isFlag = attribute.type === 'mdxJsxAttribute' && attribute.value === null;
      return [
        {
          found: isFlag
            ? `${attribute.name} without a value in <${component.name}>`
            : `an expression in <${component.name}>`,
          expected: 'attributes with a text as their value',
          repair: 'write name="value"',
        },
      ];
    }
    const rule = Object.hasOwn(component.attributes, attribute.name)
      ? component.attributes[attribute.name]
      : undefined;
    if (!rule) {
      const meant = nearest(attribute.name, known);
      return [
        {
          found: `an unknown attribute ${attribute.name} in <${component.name}>`,
          expected: known.length > 0 ? `only ${known.join(', ')}` : 'no attributes',
          repair: meant ? `write ${meant}="…"` : 'remove it',
        },
      ];
    }
    if (rule.values && !rule.values.includes(attribute.value ?? '')) {
      return [
        {
          found: `${attribute.name}="${attribute.value}" in <${component.name}>`,
          expected: `one of ${rule.values.join(', ')}`,
          repair: `write ${attribute.name}="${nearest(attribute.value ?? '', rule.values) ?? rule.values[0]}"`,
        },
      ];
    }
    if (rule.required && attribute.value?.trim() === '') {
      return [
        {
          found: `an empty ${attribute.name} in <${component.name}>`,
          expected: `a text as the attribute ${attribute.name}`,
          repair: `write ${attribute.name}="…"`,
        },
      ];
    }
    return [];
  });
  const names = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
  );
  const written = new Set(names);
  for (const name of written) {
    if (name === '' || names.indexOf(name) === names.lastIndexOf(name)) continue;
    findings.push({
      found: `${name} twice in <${component.name}>`,
      expected: 'each attribute once',
      repair: 'remove one of the two',
    });
  }
  const missing = known.filter(
    (name) => component.attributes[name]?.required && !written.has(name),
  );
  return [
    ...findings,
    ...missing.map((name) => ({
      found: `no ${name} in <${component.name}>`,
      expected: `the attribute ${name}`,
      repair: `write <${component.name} ${name}="…"${component.isEmpty ? ' />' : '>'}`,
    })),
  ];
}

function checkPlace(
  node: JsxElement,
  component: ProseComponent,
  parent: Parent | undefined,
): Finding[] {
  const findings: Finding[] = [];
  if (component.place === 'block' && node.type === 'mdxJsxTextElement') {
    findings.push({
      found: `<${component.name}> within a line of text`,
      expected: component.isEmpty
        ? `<${component.name} … /> on a line of its own`
        : `<${component.name}> and its closing tag on lines of their own`,
      repair: component.isEmpty
        ? 'put an empty line before and after it'
        : 'put a line break after the opening tag and before the closing one',
    });
  }
  if (component.parent && nameOf(parent) !== component.parent) {
    findings.push({
      found: `<${component.name}> outside of <${component.parent}>`,
      expected: `<${component.name}> directly in <${component.parent}>`,
      repair: `wrap it in <${component.parent}>`,
    });
  }
  if (component.isEmpty && node.children.length > 0) {
    findings.push({
      found: `<${component.name}> with something in it`,
      expected: `<${component.name}> without content`,
      repair: `write <${component.name} … /> and move the content elsewhere`,
    });
  }
  const only = component.childrenOnly;
  if (!component.isEmpty && !only && node.children.length === 0) {
    findings.push({
      found: `<${component.name}> with nothing in it`,
      expected: 'a text between the opening and the closing tag',
      repair: 'write it there, with an empty line around it, or remove the component',
    });
  }
  if (
    only &&
    (node.children.length === 0 || node.children.some((child) => nameOf(child) !== only))
  ) {
    findings.push({
      found: `<${component.name}> with something else than <${only}> in it, or with nothing`,
      expected: `one or more <${only}> directly in <${component.name}>`,
      repair: `move the text into a <${only}>`,
    });
  }
  return findings;
}
