import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { countOf } from '../../text/count-of';
import type { Typed } from '../search-box/typed';
import { HitListbox } from './HitListbox';
import { PanelFoot } from './PanelFoot';
import { ResultNotes } from './ResultNotes';
import { NoResults, SearchError, StillSearching } from './SearchMessages';
import { SearchStart } from './SearchStart';
import type { Scope } from './search-scope';
import { optionId } from './use-choice';
import { usePanel } from './use-panel';

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
  const panel = usePanel(typed, field);
  const { resultQuery, count, view, hasOptions, rowCount, index, keep } = panel;
  const { text, rest } = typed;
  const selected = hasOptions ? optionId(index) : undefined;
  useLayoutEffect(() => {
    setSelected(selected);
    return () => setSelected(undefined);
  }, [selected, setSelected]);
  // After a failure, the button that tried again had it.
  useEffect(() => field.current?.focus(), [field]);
  const all = {
    id: optionId(rowCount),
    query: text,
    count,
    version: scope.version,
    isSelected: index === rowCount,
    onOpen: keep,
  };
  return (
    <div className="search" onPointerMove={panel.onPointerMove}>
      <p role="status" className="vh">
        {resultQuery === text && resultQuery && countOf(count, 'result')}
      </p>
      {panel.status === 'stalled' && <StillSearching />}
      <ResultNotes hasHits={hasOptions} rest={rest} />
      <div className="search-body">
        {view === 'start' && (
          <SearchStart recent={panel.recent} search={search} remove={panel.removeRecent} />
        )}
        {view === 'error' && <SearchError typed={text} retry={panel.retry} />}
        {view === 'nothing' && <NoResults query={resultQuery} scope={scope} search={search} />}
        {hasOptions && (
          <HitListbox
            rows={panel.rows}
            selected={index}
            last={all.id}
            onKeyDown={panel.onKeyDown}
            enter={enter}
            onOpen={keep}
          />
        )}
      </div>
      <PanelFoot all={hasOptions ? all : undefined} hasRows={hasOptions || view === 'start'} />
    </div>
  );
}
