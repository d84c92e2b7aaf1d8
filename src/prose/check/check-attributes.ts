import type { Finding } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import type { ComponentNode, ProseComponent } from '../components/component';

type Attribute = ComponentNode['attributes'][number];

/** Finds attributes of a component that are unknown, unreadable, repeated or missing. */
export function checkAttributes(
  { attributes }: ComponentNode,
  component: ProseComponent,
): Finding[] {
  return [
    ...attributes.flatMap((attribute) => checkAttribute(attribute, component) ?? []),
    ...checkRepeated(attributes, component),
    ...checkMissing(attributes, component),
  ];
}

function checkAttribute(attribute: Attribute, component: ProseComponent): Finding | undefined {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') {
    return describeExpression(attribute, component);
  }
  const { name, value = '' } = attribute;
  const rule = Object.hasOwn(component.attributes, name) ? component.attributes[name] : undefined;
  if (!rule) return describeUnknown(name, component);
  if (rule.values && !rule.values.includes(value)) {
    return {
      code: 'component/unknown-value',
      found: `${name}="${value}" in <${component.name}>`,
      expected: `one of ${rule.values.join(', ')}`,
      fix: fixValue(name, value, rule.values),
    };
  }
  if (!rule.required || value.trim() !== '') return undefined;
  return {
    code: 'component/empty-attribute',
    found: `an empty ${name} in <${component.name}>`,
    expected: `text for the attribute ${name}`,
    fix: `write ${name}="…"`,
  };
}

function describeExpression(attribute: Attribute, component: ProseComponent): Finding {
  const isFlag = attribute.type === 'mdxJsxAttribute' && attribute.value === null;
  return {
    code: isFlag ? 'component/attribute-without-value' : 'component/expression',
    found: isFlag
      ? `${attribute.name} without a value in <${component.name}>`
      : `an expression in <${component.name}>`,
    expected: 'attributes with text in quotes as their value',
    fix: 'write name="value"',
  };
}

function describeUnknown(name: string, component: ProseComponent): Finding {
  const known = Object.keys(component.attributes);
  return {
    code: 'component/unknown-attribute',
    found: `an unknown attribute ${name} in <${component.name}>`,
    expected: known.length > 0 ? `only ${known.join(', ')}` : 'no attributes',
    fix: suggest(name, known, 'remove it', (meant) => `${meant}="…"`),
  };
}

function checkRepeated(attributes: readonly Attribute[], component: ProseComponent): Finding[] {
  const names = listNames(attributes);
  const repeated = new Set(names.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)));
  return [...repeated].map((name) => ({
    code: 'component/repeated-attribute',
    found: `${name} twice in <${component.name}>`,
    expected: 'each attribute only once',
    fix: 'remove one of the two',
  }));
}

function checkMissing(attributes: readonly Attribute[], component: ProseComponent): Finding[] {
  const written = listNames(attributes);
  const missing = Object.entries(component.attributes).filter(
    ([name, { required }]) => required && !written.includes(name),
  );
  return missing.map(([name]) => ({
    code: 'component/missing-attribute',
    found: `no ${name} in <${component.name}>`,
    expected: `the attribute ${name}`,
    fix: `write <${component.name} ${name}="…"${component.isEmpty ? ' />' : '>'}`,
  }));
}

function listNames(attributes: readonly Attribute[]): string[] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [attribute.name] : [],
  );
}

function fixValue(name: string, value: string, [first, ...others]: readonly string[]): string {
  if (others.length === 0) return `write ${name}="${first}"`;
  const values = [first ?? '', ...others];
  return suggest(value, values, 'write one of these', (meant) => `${name}="${meant}"`);
}
