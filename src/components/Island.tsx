import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useKeptDetails } from '../hooks/use-kept-details';

/** Nodes of the islands that came with the document; stored when the reader leaves their page. */
const documentNodes = new Map<string, ChildNode[]>();
let hydrating =
  typeof document !== 'undefined' &&
  Boolean(document.getElementById('gatsby-focus-wrapper')?.children.length);

/** Marks hydration as finished; islands rendered from now on no longer reuse the document's markup. */
export function endHydration(): void {
  hydrating = false;
}

function isInDocument(id: string): boolean {
  if (hydrating && document.querySelector(`[data-island="${CSS.escape(id)}"]`)) {
    documentNodes.set(id, documentNodes.get(id) ?? []);
  }
  return documentNodes.has(id);
}

interface IslandProps {
  /** Unique across the site: the page's route, or the name of a part of the frame. */
  id: string;
  className?: string;
  /** Called on the server and on pages that are navigated to, but never during hydration. */
  children: () => ReactNode;
}

/**
 * A large static part of a page. It is rendered on the server and on client-side navigation. During
 * hydration it keeps the document's own markup, so its data does not have to be in the document as
 * well (`src/gatsby/document/page-data.ts`). Delegated listeners handle its links and controls.
 */
export function Island({ id, className, children }: IslandProps) {
  const [isFromDocument] = useState(() => typeof document !== 'undefined' && isInDocument(id));
  const ref = useRef<HTMLDivElement>(null);

  // Stores and restores the nodes themselves, because serialising them would take too long.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isFromDocument || !element) return;
    element.append(...(documentNodes.get(id) ?? []));
    return () => void documentNodes.set(id, [...element.childNodes]);
  }, [id, isFromDocument]);
  // After the nodes are back.
  useKeptDetails(id, ref);

  return isFromDocument ? (
    <div
      ref={ref}
      className={className}
      data-island={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: prevents React from touching the content
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <div ref={ref} className={className} data-island={id}>
      {children()}
    </div>
  );
}
