import type { ReactNode } from 'react';

interface NamedRowProps {
  anchor: string;
  name: string;
  /** Under the name, or beside it: type and what else is said in a word. */
  meta?: ReactNode;
  children?: ReactNode;
}

/** A row of a `FieldList`, which styles it. Its name is its permalink. */
export function NamedRow({ anchor, name, meta, children }: NamedRowProps) {
  return (
    <li id={anchor}>
      <div>
        <a href={`#${anchor}`}>{name}</a>
        {meta && <span>{meta}</span>}
      </div>
      {children}
    </li>
  );
}
