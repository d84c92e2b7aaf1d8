import type { ReactNode } from 'react';
import * as styles from './PlainPage.module.css';

interface PlainPageProps {
  title: ReactNode;
  children: ReactNode;
}

/** A short page in a single narrow column. */
export function PlainPage({ title, children }: PlainPageProps) {
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
