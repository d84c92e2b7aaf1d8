import type { ReactNode } from 'react';
import { Anchor } from '../Anchor';
import * as styles from './SectionHead.module.css';

interface SectionHeadProps {
  id: string;
  title: string;
  /** A short text at the end of the line. */
  note?: ReactNode;
  /** Adds controls that expand or collapse all `details` in the section. */
  expandable?: boolean;
}

export function SectionHead({ id, title, note, expandable }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <Anchor id={id} name={title} />
      {note && <span>{note}</span>}
      {expandable && (
        <span className="needs-script">
          <button type="button" className="tool" data-expand="all">
            Expand all
          </button>
          <button type="button" className="tool" data-expand="none">
            Collapse all
          </button>
        </span>
      )}
    </div>
  );
}
