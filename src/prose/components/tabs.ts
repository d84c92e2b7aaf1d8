import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ProseComponent } from './component';

/** A panel that `<Tab>` made, waiting for `<Tabs>` to give it ids and a button. */
function isPanel(node: ElementContent): node is Element {
  return node.type === 'element' && node.properties.dataLabel !== undefined;
}

/** `<Tab label="Python" value="python">`: one choice of a `<Tabs>`. */
export const tab: ProseComponent = {
  name: 'Tab',
  place: 'block',
  parent: 'Tabs',
  attributes: { label: { required: true }, value: {} },
  toHast: ({ attributes, children }) =>
    h(
      'div',
      {
        className: 'tabpanel',
        role: 'tabpanel',
        dataLabel: attributes.label,
        dataValue: attributes.value ?? attributes.label?.toLowerCase(),
      },
      children,
    ),
};

/**
 * `<Tabs groupId="language">`: the reader sees one of several panels. All tabs of a `groupId` in
 * the site follow one choice. Without a script all panels stand below each other (prose.css).
 */
export const tabs: ProseComponent = {
  name: 'Tabs',
  place: 'block',
  childrenOnly: 'Tab',
  attributes: { groupId: {} },
  toHast: ({ attributes, children, number }) => {
    const panels = children.filter(isPanel);
    const id = `tabs-${number}`;
    const buttons = panels.map((panel, index) =>
      h(
        'button',
        {
          className: 'tab',
          type: 'button',
          role: 'tab',
          id: `${id}-tab-${index}`,
          ariaControls: `${id}-panel-${index}`,
          ariaSelected: index === 0 ? 'true' : 'false',
          tabIndex: index === 0 ? 0 : -1,
          dataValue: String(panel.properties.dataValue),
        },
        String(panel.properties.dataLabel),
      ),
    );
    panels.forEach((panel, index) => {
      Object.assign(panel.properties, {
        id: `${id}-panel-${index}`,
        ariaLabelledBy: `${id}-tab-${index}`,
      });
    });
    return h('div', { className: 'tabs-group', dataTabs: attributes.groupId ?? id }, [
      h('div', { className: 'tabs', role: 'tablist' }, buttons),
      ...panels,
    ]);
  },
};
