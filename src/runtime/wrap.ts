/** Wraps the lines of a code panel or lets them run on; panels that share tabs share the choice. */
function toggle({ target }: Event): void {
  const button = target instanceof Element ? target.closest('.wrap') : null;
  if (!button) return;
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  const scope = button.closest('[data-tabs]') ?? button.parentElement;
  for (const each of scope?.querySelectorAll('.wrap') ?? []) {
    each.setAttribute('aria-pressed', String(isWrapped));
  }
}

/** Serves the wrap control of every code panel; styles/code.css reads its state. */
export function serveWrapControls(): void {
  document.addEventListener('click', toggle);
}
