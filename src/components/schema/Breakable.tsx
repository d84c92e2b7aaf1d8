import type { ReactNode } from 'react';
import { showHidden } from '../../text/show-hidden';

/** Matches the words of a name, which end after an underscore or before a capital. */
const word = /[\s\S]+?(?:(?<=_)|(?<=[a-z])(?=[A-Z])|$)/g;

/** A word that may not fit on a line, in code and in the smaller letters of types. */
const long = { name: /\S{14}/, type: /\S{20}/ };

interface BreakableProps {
  name: string;
  kind?: keyof typeof long;
}

/** A name that can break between its words if it is long. */
export function Breakable({ name, kind = 'name' }: BreakableProps): ReactNode {
  const shown = showHidden(name);
  if (!long[kind].test(shown)) return shown;
  const words = [...shown.matchAll(word)];
  return words.map(({ 0: text, index }) => [
    text,
    index + text.length < shown.length && <wbr key={index} />,
  ]);
}
