import type { MouseEvent } from 'react';
import * as styles from './SkipLink.module.css';

/** Moves the focus without changing the address or the history, which following a hash would. */
function moveToMain(event: MouseEvent) {
  const main = document.getElementById('site.main');
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without a script it is an ordinary link
    <a className={styles.link} href="#site.main" onClick={moveToMain}>
      Skip to main content
    </a>
  );
}
