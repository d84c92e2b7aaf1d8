import * as styles from './NotFoundLogo.module.css';

/** A variant of the logo whose rectangles do not overlap. */
export function NotFoundLogo() {
  return (
    <svg className={styles.logo} viewBox="0 0 120 84" aria-hidden="true">
      <rect x="58" y="1" width="61" height="34" rx="6" />
      <rect x="1" y="49" width="61" height="34" rx="6" />
      <rect x="44.5" y="29.5" width="31" height="25" rx="4" />
    </svg>
  );
}
