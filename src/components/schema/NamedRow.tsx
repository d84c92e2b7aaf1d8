import type { ReactNode } from 'react';
import { showHidden } from '../../text/show-hidden';

interface NamedRowProps {
  anchor: string;
  /** An additional anchor of the row. */
  outerAnchor?: string;
  name: string;
  /** The type and other short facts, under or beside the name. */
  meta?: ReactNode;
  children?: ReactNode;
}

/** Matches the words of a name, which end after an underscore or before a capital. */
const word = /[\s\S]+?(?:(?<=_)|(?<=[a-z])(?=[A-Z])|$)/g;

/** In characters: names that fit on a line wherever they are. */
const shortest = 14;

/** Allows line breaks between the words of a long name. */
function breakable(name: string): ReactNode {
  const shown = showHidden(name);
  if (shown.length < shortest) return shown;
  const words = [...shown.matchAll(word)];
  return words.map(({ 0: text, index }) => [text, <wbr key={index} />]);
}

/** A row of a `FieldList`, which also styles it. Its name is a permalink. */
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
