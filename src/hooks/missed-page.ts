import { useLayoutEffect, useState } from 'react';

/** What the home page of a version says to a reader whose page the version lacks. */
interface MissedPage {
  home: string;
  text: string;
}

let missed: MissedPage | undefined;

/** Keeps what the next page is to say, if it is that home page. */
export function missPage(page: MissedPage): void {
  missed = page;
}

/** Returns what the page at `route` is to say: once, so not after a reload or on a later visit. */
export function useMissedPage(route: string): string | undefined {
  const [text, setText] = useState<string>();
  useLayoutEffect(() => {
    setText(missed?.home === route ? missed.text : undefined);
    missed = undefined;
  }, [route]);
  return text;
}
