import { findTarget } from '../boot/hash';
import { requestedStatus, selectTab, selectTabsAround, statusGroup } from '../boot/tabs';
import { findInternalLink, isSamePage } from './links';

/** Opens all `details` and tabs around an element, itself included; returns whether it was hidden. */
export function openAround(element: Element): boolean {
  let wasHidden = selectTabsAround(element);
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true;
      wasHidden ||= node !== element;
    }
  }
  return wasHidden;
}

/** Opens all `details` and tabs around the hash's element, highlights it and scrolls it into view. */
export function revealTarget(): void {
  for (const highlighted of document.querySelectorAll('[data-target]'))
    highlighted.removeAttribute('data-target');
  for (const group of document.querySelectorAll(`[data-tabs="${statusGroup}"]`))
    selectTab(group, requestedStatus());
  const target = findTarget();
  if (!target) return;
  const wasHidden = openAround(target);
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

/** Reveals the target of a link again, which changes no hash but may have been hidden since. */
function revealAgain({ target }: Event): void {
  const link = findInternalLink(target);
  if (link?.hash && link.hash === location.hash && isSamePage(link)) revealTarget();
}

/** Handles hash changes, links to the current one, and the controls that expand or collapse all fields of a section. */
export function handleTargets(): void {
  addEventListener('hashchange', revealTarget);
  document.addEventListener('click', expand);
  document.addEventListener('click', revealAgain);
}
