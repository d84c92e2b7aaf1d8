import { useRef, useState } from 'react';
import { cutQuery } from '../../search/search-address';
import { countOf } from '../../text/count-of';
import type { EarlySearchRef } from '../search-box/early-search';
import { PanelField } from '../search-box/PanelField';
import { HitListbox } from './HitListbox';
import { PanelFoot } from './PanelFoot';
import { ResultNotes } from './ResultNotes';
import { NoResults, SearchError, StillSearching } from './SearchMessages';
import { SearchStart } from './SearchStart';
import type { Scope } from './search-scope';
import { optionId, useChoice } from './use-choice';
import { useLateTyping } from './use-late-typing';
import { usePanelKeys } from './use-panel-keys';
import { usePanelSearch } from './use-panel-search';
import { useRecentSearches } from './use-recent-searches';

interface PanelContentProps {
  scope: Scope;
  /** What was typed before the field appeared. */
  typed: EarlySearchRef;
  close: () => void;
  /** Called when the field has what was typed, and the focus. */
  onReady: () => void;
}

/** The content of the dialog: a combobox that follows the ARIA pattern, and its results. */
export function PanelContent({ scope, typed, close, onReady }: PanelContentProps) {
  const input = useRef<HTMLInputElement>(null);
  const [early] = useState(typed.current);
  const [rest, setRest] = useState(early?.rest ?? '');
  const earlyText = cutQuery(early?.text ?? '');
  const { text, setText, resultQuery, hits, groups, count, status, retry, view } =
    usePanelSearch(earlyText);
  const { recent, add, remove } = useRecentSearches();
  const hasOptions = view === 'hits';
  const rowCount = groups.flatMap(({ rows }) => rows).length;
  const { index, move, onPointerMove } = useChoice(resultQuery, rowCount + 1);
  const entered = early?.isEntered ? earlyText : undefined;
  const keys = usePanelKeys({ text, resultQuery, hasOptions, entered, index, move });
  const { onKeyDown } = keys;

  const focus = () => input.current?.focus();
  const search = (query: string, left = '') => {
    keys.stopWaiting();
    setText(cutQuery(query));
    setRest(left);
    focus();
  };
  useLateTyping(typed, { early, onReady, search });
  const removeRecent = (query: string) => {
    remove(query);
    focus();
  };
  const keep = () => add(text);
  const all = {
    id: optionId(rowCount),
    query: text,
    count,
    version: scope.version,
    isSelected: index === rowCount,
    onOpen: keep,
  };
  return (
    <div className="search" onPointerMove={onPointerMove}>
      <PanelField
        ref={input}
        text={text}
        search={search}
        onKeyDown={onKeyDown}
        close={close}
        selected={hasOptions ? optionId(index) : undefined}
      />
      <p role="status" className="vh">
        {resultQuery === text && resultQuery && countOf(count, 'result')}
      </p>
      {status === 'stalled' && <StillSearching />}
      <ResultNotes hits={hasOptions ? hits : []} rest={rest} search={search} />
      <div className="search-body">
        {view === 'start' && <SearchStart recent={recent} search={search} remove={removeRecent} />}
        {view === 'error' && <SearchError typed={text} retry={retry} />}
        {view === 'nothing' && <NoResults query={resultQuery} scope={scope} search={search} />}
        {hasOptions && (
          <HitListbox
            groups={groups}
            selected={index}
            last={all.id}
            onKeyDown={onKeyDown}
            onOpen={keep}
          />
        )}
      </div>
      <PanelFoot all={hasOptions ? all : undefined} hasRows={hasOptions || view === 'start'} />
    </div>
  );
}
