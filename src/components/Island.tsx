import { type ReactNode, useState } from 'react';
import { useKeptDetails } from '../hooks/use-kept-details';

/** Markup that the document brought with it, by page and island, for the way back to that page. */
const kept = new Map<string, string>();
let hydrating =
  typeof document !== 'undefined' &&
  Boolean(document.getElementById('gatsby-focus-wrapper')?.children.length);

/** Ends the time in which islands take over the document's own markup. */
export function endHydration(): void {
  hydrating = false;
}

function takeMarkup(id: string): string | undefined {
  if (hydrating && !kept.has(id)) {
    const element = document.querySelector(`[data-island="${CSS.escape(id)}"]`);
    if (element) kept.set(id, element.innerHTML);
  }
  return kept.get(id);
}

interface IslandProps {
  /** Unique in the site: the route of the page and the name of the part. */
  id: string;
  className?: string;
  /** Called on the server and on pages reached later, never while hydrating. */
  children: () => ReactNode;
}

/**
 * A large static part of a page. The server renders it and a page reached later does too, but at
 * hydration the document's own markup is left alone, and its data is not in the document twice
 * (`src/gatsby/page-data.ts`). Links and controls inside are served by delegated listeners.
 */
export function Island({ id, className, children }: IslandProps) {
  const [markup] = useState(() => (typeof document === 'undefined' ? undefined : takeMarkup(id)));
  const ref = useKeptDetails(id);
  return markup === undefined ? (
    <div ref={ref} className={className} data-island={id}>
      {children()}
    </div>
  ) : (
    <div
      ref={ref}
      className={className}
      data-island={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of this very document
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
