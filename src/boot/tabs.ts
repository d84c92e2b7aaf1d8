import { findTarget } from './hash';
import { readStorage } from './storage';

/** The storage key of the choice in a group of tabs; the sample language has its own key. */
export const choiceKey = (group: string): string =>
  group === 'language' ? 'sample-language' : `tabs:${group}`;

/** Returns the status of the response that the address leads to, or to a part of which. */
export function requestedStatus(): string | undefined {
  return /^#response\.(\w+)/.exec(location.hash)?.[1];
}

/** The group of the examples of responses, each page of which begins with the success. */
export const statusGroup = 'status';

/** Returns the reader's choices for a group: from the address, then from storage. */
function readChoices(group: string): (string | null | undefined)[] {
  if (group === statusGroup) return [requestedStatus()];
  const stored = readStorage('localStorage', choiceKey(group));
  return group === 'language'
    ? [new URLSearchParams(location.search).get('lang'), stored]
    : [stored];
}

/** Selects a tab by its value and shows its panel; returns false if the group has no such tab. */
export function selectTab(group: Element, value: string | null | undefined): boolean {
  // A panel can contain other groups.
  const tabs = [...group.querySelectorAll<HTMLElement>(':scope > .tabs > [role="tab"]')];
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

/** Selects the tabs around an element that they hide, whatever the reader's choice is; returns whether they hid it. */
export function selectTabsAround(element: Element | null): boolean {
  const panel = element?.closest('[role="tabpanel"][hidden]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  const group = tab?.closest('[data-tabs]');
  if (!group || !selectTab(group, tab?.dataset.value)) return false;
  selectTabsAround(group);
  return true;
}

/** Selects the reader's choice in every group of tabs on the page, or else the first tab, and what a link leads to. */
export function applyTabChoices(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const first = group.querySelector<HTMLElement>('[role="tab"]')?.dataset.value;
    const choices = [...readChoices(group.dataset.tabs ?? ''), first];
    choices.some((choice) => selectTab(group, choice));
  }
  selectTabsAround(findTarget());
}

/** Applies the choices while the document is still loading, before the tabs are painted. */
export function applyTabChoicesWhileLoading(): void {
  const observer = new MutationObserver(applyTabChoices);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
