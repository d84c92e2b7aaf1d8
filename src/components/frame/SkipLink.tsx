import type { MouseEvent } from 'react';
import * as styles from './SkipLink.module.css';

/** Keeps the address and the history as they are, which following a hash would not. */
function moveToMain(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without a script it is a link like any other
    <a className={styles.link} href="#main" onClick={moveToMain}>
      Skip to main content
    </a>
  );
}
