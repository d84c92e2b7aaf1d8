import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** One choice of a group of tabs. */
interface TabPanel {
  /** What the site remembers the choice by. */
  value: string;
  /** The words on its tab, and above its panel where no script makes tabs. */
  label: string;
  /** Class of the words on the tab. */
  className?: string | undefined;
  children: ElementContent[];
}

interface TabGroup {
  /** Unique in the page. */
  id: string;
  /** All groups of this name in the site follow one choice. */
  group: string;
  /** Name of the list of tabs for people who do not see it. */
  label?: string;
  panels: TabPanel[];
}

/** Tabs after the ARIA pattern; without a script all panels are shown one after the other (styles/code.css). */
export function buildTabGroup({ id, group, label, panels }: TabGroup): Element {
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
        dataValue: panel.value,
      },
      panel.className ? h('span', { className: panel.className }, panel.label) : panel.label,
    ),
  );
  return h('div', { className: 'tabs-group', dataTabs: group }, [
    h('div', { className: 'tabs', role: 'tablist', ariaLabel: label }, buttons),
    ...panels.map((panel, index) =>
      h(
        'div',
        {
          className: 'tabpanel',
          role: 'tabpanel',
          id: `${id}-panel-${index}`,
          ariaLabelledBy: `${id}-tab-${index}`,
          dataLabel: panel.label,
        },
        panel.children,
      ),
    ),
  ]);
}
