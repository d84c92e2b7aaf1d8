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

/** The words of a name, which end after an underscore or before a capital. */
const word = /[\s\S]+?(?:(?<=_)|(?<=[a-z])(?=[A-Z])|$)/g;

/** A long name may break between its words. */
function breakable(name: string): ReactNode {
  const shown = showHidden(name);
  const words = [...shown.matchAll(word)];
  if (words.length < 3) return shown;
  return words.map(({ 0: text, index }) => [text, <wbr key={index} />]);
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
