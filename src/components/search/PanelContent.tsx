import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { countOf } from '../../text/count-of';
import type { Typed } from '../search-box/typed';
import { HitListbox } from './HitListbox';
import { PanelFoot } from './PanelFoot';
import { ResultNotes } from './ResultNotes';
import { NoResults, SearchError, StillSearching } from './SearchMessages';
import { SearchStart } from './SearchStart';
import type { Scope } from './search-scope';
import { optionId, useChoice } from './use-choice';
import { usePanelKeys } from './use-panel-keys';
import { usePanelSearch } from './use-panel-search';
import { useRecentSearches } from './use-recent-searches';

export interface PanelProps {
  scope: Scope;
  typed: Typed;
  /** Searches for something else. */
  search: (query: string) => void;
  /** Opens the selected option. */
  enter: () => void;
  field: RefObject<HTMLInputElement | null>;
  /** Receives the ID of the option that the field points at; undefined if there are no options. */
  setSelected: (id?: string) => void;
}

/** What the dialog's field controls, which together are a combobox that follows the ARIA pattern. */
export function PanelContent({ scope, typed, search, enter, field, setSelected }: PanelProps) {
  const { text, rest } = typed;
  const { resultQuery, rows, count, status, view, retry } = usePanelSearch(text);
  const recent = useRecentSearches();
  const hasOptions = view === 'hits';
  const last = rows.length;
  const { index, select, onPointerMove } = useChoice(resultQuery, last + 1);
  const keep = () => recent.add(text);
  const keys = { field, typed, resultQuery, hasOptions, index, last, select, keep };
  const onKeyDown = usePanelKeys(keys);
  const selected = hasOptions ? optionId(index) : undefined;
  useLayoutEffect(() => {
    setSelected(selected);
    return () => setSelected(undefined);
  }, [selected, setSelected]);
  // After a failure, the button that tried again had it.
  useEffect(() => field.current?.focus(), [field]);
  const all = {
    id: optionId(last),
    query: text,
    count,
    version: scope.version,
    isSelected: index === last,
    onOpen: keep,
  };
  return (
    <div className="search" onPointerMove={onPointerMove}>
      <p role="status" className="vh">
        {resultQuery === text && resultQuery && countOf(count, 'result')}
      </p>
      {status === 'stalled' && <StillSearching />}
      <ResultNotes hasHits={hasOptions} rest={rest} />
      <div className="search-body">
        {view === 'start' && (
          <SearchStart
            recent={recent.queries}
            search={search}
            remove={(query) => {
              recent.remove(query);
              field.current?.focus();
            }}
          />
        )}
        {view === 'error' && <SearchError typed={text} retry={retry} />}
        {view === 'nothing' && <NoResults query={resultQuery} scope={scope} search={search} />}
        {hasOptions && (
          <HitListbox
            rows={rows}
            selected={index}
            last={all.id}
            onKeyDown={onKeyDown}
            enter={enter}
            onOpen={keep}
          />
        )}
      </div>
      <PanelFoot all={hasOptions ? all : undefined} hasRows={hasOptions || view === 'start'} />
    </div>
  );
}
