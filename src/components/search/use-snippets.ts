import { useEffect, useState } from 'react';
import type { Hit, RowHit } from './search-hit';

/** Returns hits with their snippets, which follow the first hits once the texts of the index are loaded. */
export function useSnippets(hits: Hit[]): Hit[] {
  const [filled, setFilled] = useState({ hits, withSnippets: hits });
  useEffect(() => {
    if (!hits.some(isWaiting)) return;
    let isCurrent = true;
    Promise.all(hits.map(fillHit)).then((withSnippets) => {
      if (isCurrent) setFilled({ hits, withSnippets });
    });
    return () => {
      isCurrent = false;
    };
  }, [hits]);
  return filled.hits === hits ? filled.withSnippets : hits;
}

/** Returns true for a hit whose snippets are not there yet. */
export function isWaiting({ snippetsLater }: Hit): boolean {
  return snippetsLater !== undefined;
}

async function fillHit(hit: Hit): Promise<Hit> {
  const sections = await Promise.all((hit.sections ?? []).map(fillRow));
  return { ...(await fillRow(hit)), sections };
}

async function fillRow({ snippetsLater, ...row }: RowHit): Promise<RowHit> {
  const snippets = await snippetsLater;
  return snippets ? { ...row, _snippetResult: snippets } : row;
}
