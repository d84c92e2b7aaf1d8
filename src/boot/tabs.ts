import { read } from './storage';

/** Where the choice of a group of tabs is kept; that of the sample language has a key of its own. */
export const choiceKey = (group: string): string =>
  group === 'language' ? 'sample-language' : `tabs:${group}`;

/** What the reader chose for a group: in the address (`?lang=`), else on an earlier page. */
function readChoices(group: string): (string | null)[] {
  const asked = group === 'language' ? new URLSearchParams(location.search).get('lang') : null;
  return [asked, read('localStorage', choiceKey(group))];
}

/** Shows the panel of a value in one group of tabs, and says whether the group has that value. */
export function selectTab(group: Element, value: string | null | undefined): boolean {
  const tabs = [...group.querySelectorAll<HTMLElement>('[role="tab"]')];
  if (!tabs.some((tab) => tab.dataset.value === value)) return false;
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isSelected;
  }
  return true;
}

/** Brings all tabs of the page to the reader's choice, or to their first panel. */
export function arrangeTabs(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const first = group.querySelector<HTMLElement>('[role="tab"]')?.dataset.value;
    const choices = [...readChoices(group.dataset.tabs ?? ''), first];
    choices.some((choice) => selectTab(group, choice));
  }
}

/** Arranges tabs while the document is still arriving, before they are painted. */
export function arrangeArrivingTabs(): void {
  const observer = new MutationObserver(arrangeTabs);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
