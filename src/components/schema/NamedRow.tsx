import type { ReactNode } from 'react';
import { Breakable } from './Breakable';

interface NamedRowProps {
  anchor: string;
  /** An additional anchor of the row. */
  outerAnchor?: string;
  name: string;
  /** Whether the name is words, such as those of a condition, and not what a program sends. */
  isPhrase?: boolean;
  /** The type and other short facts, under or beside the name. */
  meta?: ReactNode;
  children?: ReactNode;
}

/** A row of a `FieldList`, which also styles it. Its name is a permalink. */
export function NamedRow({ anchor, outerAnchor, name, isPhrase, meta, children }: NamedRowProps) {
  return (
    <li id={anchor}>
      <div id={outerAnchor}>
        <a href={`#${anchor}`} data-phrase={isPhrase || undefined}>
          <Breakable name={name} />
        </a>
        {meta && <span>{meta}</span>}
      </div>
      {children}
    </li>
  );
}
