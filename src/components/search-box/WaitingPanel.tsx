import { type KeyboardEvent, useRef, useState } from 'react';
import { cutQuery } from '../../search/search-address';
import { type EarlySearchRef, typeKey } from './early-search';
import { PanelField } from './PanelField';
import { SearchWait } from './SearchWait';
import type { SearchLoad } from './use-search-part';

interface WaitingPanelProps {
  load: SearchLoad;
  /** Gets what is typed. */
  typed: EarlySearchRef;
  close: () => void;
}

/** The content of the dialog until the search code has taken its field over. */
export function WaitingPanel({ load, typed, close }: WaitingPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => cutQuery(typed.current?.text ?? ''));
  const search = (query: string, rest = '') => {
    setText(query);
    typed.current = { text: query, rest, isEntered: false };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    typed.current = typeKey({ text, isEntered: false }, event.key);
  };
  return (
    <div>
      <PanelField ref={input} text={text} search={search} onKeyDown={onKeyDown} close={close} />
      <SearchWait load={load} />
    </div>
  );
}
