import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { buildTabGroup } from '../render/tab-group';
import { type Attributes, boldLine, type ProseComponent } from './component';

/** Returns true for a panel that `<Tab>` created and for which `<Tabs>` will add ids and a button. */
function isPanel(node: ElementContent): node is Element {
  return node.type === 'element' && node.properties.dataLabel !== undefined;
}

const toValue = ({ value, label }: Attributes) => value ?? label?.toLowerCase();

/** `<Tab label="Python" value="python">`: one of the choices of `<Tabs>`. */
export const tab: ProseComponent = {
  name: 'Tab',
  display: 'block',
  parent: 'Tabs',
  attributes: { label: { required: true }, value: {} },
  keyOf: toValue,
  toHast: ({ attributes, children }) =>
    h(
      'div',
      {
        dataLabel: attributes.label,
        dataValue: toValue(attributes),
      },
      children,
    ),
  toMarkdown: ({ attributes, children }) => [
    boldLine({ type: 'text', value: attributes.label ?? '' }),
    ...children,
  ],
};

/**
 * `<Tabs groupId="language">`: shows one of several panels. All tabs of the site with the same
 * `groupId` share the reader's choice. In Markdown, all panels follow each other.
 */
export const tabs: ProseComponent = {
  name: 'Tabs',
  display: 'block',
  childrenOnly: 'Tab',
  attributes: { groupId: {} },
  toHast: ({ attributes, children, number }) => {
    const id = `tabs-${number}`;
    const panels = children.filter(isPanel).map(({ properties, children: content }) => ({
      value: String(properties.dataValue),
      label: String(properties.dataLabel),
      children: content,
    }));
    return buildTabGroup({ id, group: attributes.groupId ?? id, panels });
  },
  toMarkdown: ({ children }) => children,
};
