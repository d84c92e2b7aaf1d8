/** The element that the hash of the address names; undefined for none, and for a hash that is not one. */
function findTarget(): Element | undefined {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return (id && document.getElementById(id)) || undefined;
  } catch {
    return undefined;
  }
}

/** Opens everything around the element of the hash, highlights it and brings it into view. */
export function revealTarget(): void {
  for (const highlighted of document.querySelectorAll('[data-target]'))
    highlighted.removeAttribute('data-target');
  const target = findTarget();
  if (!target) return;
  let wasHidden = false;
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true;
      wasHidden ||= node !== target;
    }
  }
  // Pages reached without a load have no :target, so the highlight is an attribute too.
  target.setAttribute('data-target', '');
  if (wasHidden) target.scrollIntoView();
}

function expand({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-expand]') : null;
  const scope = button?.closest('section') ?? document;
  if (!button) return;
  for (const details of scope.querySelectorAll('details'))
    details.open = button.dataset.expand === 'all';
}

/** Follows hashes, and serves the controls that expand or collapse all fields of a section. */
export function serveTargets(): void {
  addEventListener('hashchange', revealTarget);
  document.addEventListener('click', expand);
}
