import type { ReactNode } from 'react';
import * as styles from './FieldList.module.css';

interface FieldListProps {
  id?: string;
  /** Uses less height and lighter names, for responses. */
  dense?: boolean;
  children: ReactNode;
}

/** A list of `NamedRow`s, with name and type on the left and the description on the right. */
export function FieldList({ id, dense, children }: FieldListProps) {
  return (
    <ul id={id} className={dense ? `${styles.fields} ${styles.dense}` : styles.fields}>
      {children}
    </ul>
  );
}
