import * as styles from './Mark.module.css';

/** A label after the name of a part that a recent release added or changed: "new in 0.94". */
export function Mark({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <>
      {' '}
      <small className={styles.mark}>{children}</small>
    </>
  );
}
