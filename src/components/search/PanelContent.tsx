import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cutQuery, writeAddress } from '../../search/search-address';
import { countOf } from '../../text/count-of';
import { Link } from '../Link';
import { HitOptions } from './HitOptions';
import { NoResults } from './NoResults';
import { PanelField } from './PanelField';
import { RecentSearches } from './RecentSearches';
import { SearchError } from './SearchError';
import { StillSearching } from './StillSearching';
import { type Scope, useUsualVersion } from './search-scope';
import { optionId, useChoice } from './use-choice';
import { usePanelSearch } from './use-panel-search';
import { useRecentSearches } from './use-recent-searches';

interface PanelContentProps {
  scope: Scope;
  close: () => void;
}

/** The box, what was found, and the keys: a combobox after the ARIA pattern. */
export function PanelContent({ scope, close }: PanelContentProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The query whose best hit is to be opened as soon as it is there. */
  const awaited = useRef<string>(undefined);
  const { text, setText, answered, hits, count, status, retry, view } = usePanelSearch();
  const { recent, add, remove } = useRecentSearches();
  const hasOptions = view === 'hits';
  const { index, move, onPointerMove } = useChoice(answered, hits.length + 1);

  const search = (query: string) => {
    awaited.current = undefined;
    setText(cutQuery(query));
    input.current?.focus();
  };
  const open = () => document.getElementById(optionId(index))?.click();
  const keep = () => add(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer has come
  useEffect(() => {
    if (awaited.current !== answered || !hasOptions) return;
    awaited.current = undefined;
    open();
  }, [answered, hasOptions]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && answered !== text) awaited.current = text;
    else if (event.key === 'Enter' && hasOptions) open();
    else if (step && hasOptions) move(step);
    else if (step === 1) focusRecent();
    else return;
    event.preventDefault();
  }

  function focusRecent() {
    input.current?.closest('.search')?.querySelector<HTMLElement>('[data-recent]')?.focus();
  }

  const usual = useUsualVersion();
  const version = scope.version === usual ? undefined : scope.version;
  return (
    <div className="search" onPointerMove={onPointerMove}>
      <PanelField
        ref={input}
        text={text}
        search={search}
        selected={hasOptions ? optionId(index) : undefined}
        onKeyDown={onKeyDown}
        close={close}
      />
      <p role="status" className="vh">
        {answered === text && answered && countOf(count, 'result')}
      </p>
      {status === 'stalled' && <StillSearching />}
      <div className="search-body">
        {view === 'recent' && (
          <RecentSearches
            recent={recent}
            search={search}
            remove={(query) => {
              remove(query);
              input.current?.focus();
            }}
          />
        )}
        {view === 'error' && <SearchError retry={retry} />}
        {view === 'nothing' && <NoResults query={answered} scope={scope} search={search} />}
        {hasOptions && (
          <div
            role="listbox"
            id="search-hits"
            aria-label="Results"
            aria-activedescendant={optionId(index)}
            // It is what scrolls: without a mouse one gets to it by Tab.
            tabIndex={0}
            onKeyDown={onKeyDown}
            onClick={keep}
            aria-owns={optionId(hits.length)}
          >
            <HitOptions hits={hits} selected={index} />
          </div>
        )}
      </div>
      <div className="search-foot">
        <span>
          <kbd className="kbd">↑</kbd>
          <kbd className="kbd">↓</kbd> move
        </span>
        <span>
          <kbd className="kbd">Enter</kbd> open
        </span>
        <span>
          <kbd className="kbd">Esc</kbd> close
        </span>
        {hasOptions && (
          <Link
            id={optionId(hits.length)}
            role="option"
            tabIndex={-1}
            aria-selected={index === hits.length}
            to={`/search/${writeAddress({ query: text, version })}`}
            onClick={keep}
          >
            See all {countOf(count, 'result')}
          </Link>
        )}
      </div>
    </div>
  );
}
