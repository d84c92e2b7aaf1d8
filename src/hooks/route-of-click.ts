import { withPrefix } from 'gatsby';
import type { MouseEvent } from 'react';

/** Returns the target route of an unmodified click on a link to a page of this site. */
export function routeOfClick(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const base = withPrefix('/');
  if (!link || isModified || link.target || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(base)) return;
  return `/${link.pathname.slice(base.length)}${link.search}${link.hash}`;
}
