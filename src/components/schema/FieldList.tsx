import type { ReactNode } from 'react';
import * as styles from './FieldList.module.css';

interface FieldListProps {
  id?: string;
  children: ReactNode;
}

/** A list of `NamedRow`s, with name and type on the left and the description on the right. */
export function FieldList({ id, children }: FieldListProps) {
  return (
    <ul id={id} className={styles.fields}>
      {children}
    </ul>
  );
}
