import type { Element } from 'hast';
import { s } from 'hastscript';

/** A reference to a symbol of the page's icon sprite (`components/IconSprite`). */
export function icon(name: string, className = 'icon'): Element {
  return s('svg', { className, ariaHidden: 'true' }, s('use', { href: `#i-${name}` }));
}
