import type { ReactNode } from 'react';
import * as styles from './PageGrid.module.css';

interface PageGridProps {
  /** A wide page takes the place of the rail as well. */
  kind: 'guide' | 'reference' | 'operation' | 'wide';
  head: ReactNode;
  /** Shown beside head and body from 1280 px, and between them on narrower screens. */
  rail?: ReactNode;
  children: ReactNode;
}

/** Lays out the head, rail and body of a page, in the order used on narrow screens. */
export function PageGrid({ kind, head, rail, children }: PageGridProps) {
  return (
    <article className={rail ? `${styles.page} ${styles.railed}` : styles.page} data-kind={kind}>
      <header className={styles.head}>{head}</header>
      {rail && <div className={styles.rail}>{rail}</div>}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
