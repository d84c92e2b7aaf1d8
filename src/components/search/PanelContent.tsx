import { useRef } from 'react';
import { cutQuery } from '../../search/search-address';
import { countOf } from '../../text/count-of';
import { HitListbox } from './HitListbox';
import { PanelField } from './PanelField';
import { PanelFoot } from './PanelFoot';
import { RecentSearches } from './RecentSearches';
import { NoResults, SearchError, StillSearching } from './SearchMessages';
import type { Scope } from './search-scope';
import { optionId, useChoice } from './use-choice';
import { usePanelKeys } from './use-panel-keys';
import { usePanelSearch } from './use-panel-search';
import { useRecentSearches } from './use-recent-searches';

interface PanelContentProps {
  scope: Scope;
  close: () => void;
}

/** The content of the dialog: a combobox that follows the ARIA pattern, and its results. */
export function PanelContent({ scope, close }: PanelContentProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, resultQuery, hits, count, status, retry, view } = usePanelSearch();
  const { recent, add, remove } = useRecentSearches();
  const hasOptions = view === 'hits';
  const { index, move, onPointerMove } = useChoice(resultQuery, hits.length + 1);
  const selected = optionId(index);
  const keys = usePanelKeys({ text, resultQuery, hasOptions, index, move, close });
  const { onKeyDown } = keys;

  const focus = () => input.current?.focus();
  const search = (query: string) => {
    keys.stopWaiting();
    setText(cutQuery(query));
    focus();
  };
  const removeRecent = (query: string) => {
    remove(query);
    focus();
  };
  const keep = () => add(text);
  const field = { ref: input, text, search, onKeyDown, close };
  const all = {
    ...{ id: optionId(hits.length), query: text, count, version: scope.version },
    ...{ isSelected: index === hits.length, onOpen: keep },
  };
  return (
    <div className="search" onPointerMove={onPointerMove}>
      <PanelField {...field} selected={hasOptions ? selected : undefined} />
      <p role="status" className="vh">
        {resultQuery === text && resultQuery && countOf(count, 'result')}
      </p>
      {status === 'stalled' && <StillSearching />}
      <div className="search-body">
        {view === 'recent' && (
          <RecentSearches recent={recent} search={search} remove={removeRecent} />
        )}
        {view === 'error' && <SearchError typed={text} retry={retry} />}
        {view === 'nothing' && <NoResults query={resultQuery} scope={scope} search={search} />}
        {hasOptions && (
          <HitListbox hits={hits} selected={index} onKeyDown={onKeyDown} onOpen={keep} />
        )}
      </div>
      <PanelFoot all={hasOptions ? all : undefined} />
    </div>
  );
}
