import { writeStorage } from '../boot/storage';
import { choiceKey, selectTab, statusGroup } from '../boot/tabs';

/** Stores a choice for other pages, and the sample language in the address as well. */
function storeChoice(group: string, value: string): void {
  if (group === statusGroup) return;
  writeStorage('localStorage', choiceKey(group), value);
  if (group !== 'language') return;
  const address = new URL(location.href);
  address.searchParams.set('lang', value);
  history.replaceState(history.state, '', address);
}

/** Scrolls the selected tab of each list into view where the list is narrower than its tabs. */
export function revealSelectedTabs(): void {
  for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="true"]')) {
    const { parentElement: list, offsetLeft, offsetWidth } = tab;
    list?.scrollTo({ left: offsetLeft - list.offsetLeft - (list.clientWidth - offsetWidth) / 2 });
  }
}

/** Applies a choice to all tabs of the group; the clicked ones keep their position on the screen. */
function choose(tab: HTMLElement): void {
  const own = tab.closest<HTMLElement>('[data-tabs]');
  const { value = '' } = tab.dataset;
  const group = own?.dataset.tabs;
  if (!own || !group) return;
  const before = tab.getBoundingClientRect().top;
  for (const each of document.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`)) {
    selectTab(each, value);
  }
  revealSelectedTabs();
  storeChoice(group, value);
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
}

function moveFocus(event: KeyboardEvent): void {
  const { target } = event;
  const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
  if (!tab) return;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const index = tabs.indexOf(tab);
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = tabs[targets[event.key] ?? -1];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
  choose(next);
}

/** Handles every group of tabs on the site. */
export function handleTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', moveFocus);
  // What was folded away had no width.
  document.addEventListener('toggle', revealSelectedTabs, true);
}
