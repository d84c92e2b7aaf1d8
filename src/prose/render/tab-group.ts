import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** One choice of a group of tabs. */
interface TabPanel {
  /** What the site remembers the choice by. */
  value: string;
  /** The text of its tab, and above its panel if scripts are disabled. */
  label: string;
  /** CSS class of the text on the tab. */
  className?: string | undefined;
  children: ElementContent[];
}

interface TabGroup {
  /** Unique on the page. */
  id: string;
  /** All groups of the site with this name share the reader's choice. */
  group: string;
  /** Accessible name of the list of tabs. */
  label?: string;
  panels: TabPanel[];
}

/** Returns whether a panel contains only a code panel. A style would see that after the page has been painted. */
function isCodeAlone({ children }: TabPanel): boolean {
  const [code, ...others] = children.filter(({ type }) => type === 'element');
  const { className } = (code?.type === 'element' && code.properties) || {};
  return others.length === 0 && [className].flat().includes('code');
}

/** Builds tabs that follow the ARIA pattern. Without scripts, all panels are shown one after the other (styles/code.css). */
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
  const className = ['tabs-group', panels.every(isCodeAlone) && 'tabs-group--code'];
  return h('div', { className: className.filter((name) => name !== false), dataTabs: group }, [
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
