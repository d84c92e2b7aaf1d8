import type { ReactNode } from 'react';
import * as styles from './PageGrid.module.css';

interface PageGridProps {
  /** Width of the text: 45rem in a guide, more in the reference, all there is for tables. */
  kind: 'guide' | 'reference' | 'wide';
  head: ReactNode;
  /** Beside head and body from 1280 px on, between them below. */
  rail?: ReactNode;
  children: ReactNode;
}

/** Head, rail and body of a page, in the order in which a narrow screen shows them. */
export function PageGrid({ kind, head, rail, children }: PageGridProps) {
  return (
    <article className={rail ? `${styles.page} ${styles.railed}` : styles.page} data-kind={kind}>
      <header className={styles.head}>{head}</header>
      {rail && <div className={styles.rail}>{rail}</div>}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
