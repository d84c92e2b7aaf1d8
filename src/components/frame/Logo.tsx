import * as styles from './Logo.module.css';

/** The logo: two overlapping rectangles with their overlap in a third colour. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="8" y="2" width="14" height="13" rx="2.5" />
      <rect x="2" y="9" width="14" height="13" rx="2.5" />
      <path d="M8 9h5.5a2.5 2.5 0 0 1 2.5 2.5V15h-5.5A2.5 2.5 0 0 1 8 12.5z" />
    </svg>
  );
}
