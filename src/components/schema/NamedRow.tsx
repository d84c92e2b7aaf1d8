import type { ReactNode } from 'react';
import { showHidden } from '../../text/show-hidden';

interface NamedRowProps {
  anchor: string;
  /** Another anchor that leads here. */
  outerAnchor?: string;
  name: string;
  /** Under the name, or beside it: type and what else is said in a word. */
  meta?: ReactNode;
  children?: ReactNode;
}

/** A long name may break between its words: after an underscore, before a capital. */
function breakable(name: string): ReactNode {
  const parts = showHidden(name).split(/(?<=_)|(?<=[a-z])(?=[A-Z])/);
  if (parts.length < 3) return parts.join('');
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change
  return parts.map((part, index) => [part, <wbr key={index} />]);
}

/** A row of a `FieldList`, which styles it. Its name is its permalink. */
export function NamedRow({ anchor, outerAnchor, name, meta, children }: NamedRowProps) {
  return (
    <li id={anchor}>
      <div id={outerAnchor}>
        <a href={`#${anchor}`}>{breakable(name)}</a>
        {meta && <span>{meta}</span>}
      </div>
      {children}
    </li>
  );
}
