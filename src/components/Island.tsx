import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useKeptDetails } from '../hooks/use-kept-details';

/** What the document brought with it, by page and island; its nodes, once the reader went away. */
const brought = new Map<string, ChildNode[]>();
let hydrating =
  typeof document !== 'undefined' &&
  Boolean(document.getElementById('gatsby-focus-wrapper')?.children.length);

/** Ends the time in which islands take over the document's own markup. */
export function endHydration(): void {
  hydrating = false;
}

function isBrought(id: string): boolean {
  if (hydrating && document.querySelector(`[data-island="${CSS.escape(id)}"]`)) {
    brought.set(id, brought.get(id) ?? []);
  }
  return brought.has(id);
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
 * (`src/gatsby/document/page-data.ts`). Links and controls inside are served by delegated listeners.
 */
export function Island({ id, className, children }: IslandProps) {
  const [isOfDocument] = useState(() => typeof document !== 'undefined' && isBrought(id));
  const ref = useKeptDetails(id);

  // The very nodes go away with the page and come back with it: serialising them takes long.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOfDocument || !element) return;
    element.append(...(brought.get(id) ?? []));
    return () => void brought.set(id, [...element.childNodes]);
  }, [id, isOfDocument, ref]);

  return isOfDocument ? (
    <div
      ref={ref}
      className={className}
      data-island={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React away from what is inside
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <div ref={ref} className={className} data-island={id}>
      {children()}
    </div>
  );
}
