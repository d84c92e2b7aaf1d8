const storageKey = (group: string) => (group === 'language' ? 'sample-language' : `tabs:${group}`);

function readChoice(group: string): string | null {
  try {
    return localStorage.getItem(storageKey(group));
  } catch {
    return null;
  }
}

function keepChoice(group: string, value: string): void {
  try {
    localStorage.setItem(storageKey(group), value);
  } catch {
    // the choice then lasts for this page
  }
}

/** Shows the panel of a value in one group of tabs; a group without that value stays as it is. */
function select(group: Element, value: string): void {
  const tabs = [...group.querySelectorAll<HTMLElement>('[role="tab"]')];
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isSelected;
  }
}

/** The reader's choice counts for all tabs of the group; the clicked ones keep their place on screen. */
function choose(tab: HTMLElement): void {
  const own = tab.closest<HTMLElement>('[data-tabs]');
  const { value = '' } = tab.dataset;
  const group = own?.dataset.tabs;
  if (!own || !group) return;
  const before = tab.getBoundingClientRect().top;
  for (const each of document.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`)) {
    select(each, value);
  }
  keepChoice(group, value);
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
}

function moveFocus(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest('[role="tab"]') : null;
  const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const index = tabs.indexOf(tab as HTMLElement);
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

/** Brings the tabs of the page to the reader's choice, or to their first panel. */
export function restoreTabs(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const first = group.querySelector<HTMLElement>('[role="tab"]')?.dataset.value;
    select(group, first ?? '');
    select(group, readChoice(group.dataset.tabs ?? '') ?? '');
  }
}

/** Serves every group of tabs in the site. */
export function serveTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', moveFocus);
}
