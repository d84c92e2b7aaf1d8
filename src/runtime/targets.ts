import { requestedStatus, selectTab, statusGroup } from '../boot/tabs';

/** Returns the element that the hash refers to, if the hash is valid and the element exists. */
function findTarget(): Element | undefined {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return (id && document.getElementById(id)) || undefined;
  } catch {
    return undefined;
  }
}

/** Opens all `details` around the hash's element, highlights it and scrolls it into view. */
export function revealTarget(): void {
  for (const highlighted of document.querySelectorAll('[data-target]'))
    highlighted.removeAttribute('data-target');
  for (const group of document.querySelectorAll(`[data-tabs="${statusGroup}"]`))
    selectTab(group, requestedStatus());
  const target = findTarget();
  if (!target) return;
  let wasHidden = false;
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true;
      wasHidden ||= node !== target;
    }
  }
  // Client-side navigation does not set :target, so the highlight is also an attribute.
  target.setAttribute('data-target', '');
  if (wasHidden) target.scrollIntoView();
  document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
}

function expand({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-expand]') : null;
  const scope = button?.closest('section') ?? document;
  if (!button) return;
  for (const details of scope.querySelectorAll('details'))
    details.open = button.dataset.expand === 'all';
}

/** Handles hash changes and the controls that expand or collapse all fields of a section. */
export function handleTargets(): void {
  addEventListener('hashchange', revealTarget);
  document.addEventListener('click', expand);
}
