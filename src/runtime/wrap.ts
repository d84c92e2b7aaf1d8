/** Toggles line wrapping in a code panel and in all panels of the same group of tabs. */
function toggle({ target }: Event): void {
  const button = target instanceof Element ? target.closest('.wrap') : null;
  if (!button) return;
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  const scope = button.closest('[data-tabs]') ?? button.parentElement;
  for (const each of scope?.querySelectorAll('.wrap') ?? []) {
    each.setAttribute('aria-pressed', String(isWrapped));
  }
}

/** Handles the wrap control of every code panel; styles/code.css reads its state. */
export function handleWrapControls(): void {
  document.addEventListener('click', toggle);
}
