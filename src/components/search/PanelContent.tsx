import { countOf } from '../../text/count-of';
import type { EarlySearchRef } from '../search-box/early-search';
import { PanelField } from '../search-box/PanelField';
import { HitListbox } from './HitListbox';
import { PanelFoot } from './PanelFoot';
import { ResultNotes } from './ResultNotes';
import { NoResults, SearchError, StillSearching } from './SearchMessages';
import { SearchStart } from './SearchStart';
import type { Scope } from './search-scope';
import { optionId } from './use-choice';
import { usePanel } from './use-panel';

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
  const panel = usePanel(typed, onReady);
  const { text, rest, resultQuery, hits, count, view, hasOptions, rowCount, index } = panel;
  const { search, onKeyDown, keep } = panel;
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
      <PanelField
        ref={panel.input}
        text={text}
        search={search}
        onKeyDown={onKeyDown}
        close={close}
        selected={hasOptions ? optionId(index) : undefined}
      />
      <p role="status" className="vh">
        {resultQuery === text && resultQuery && countOf(count, 'result')}
      </p>
      {panel.status === 'stalled' && <StillSearching />}
      <ResultNotes hits={hasOptions ? hits : []} rest={rest} search={search} />
      <div className="search-body">
        {view === 'start' && (
          <SearchStart recent={panel.recent} search={search} remove={panel.removeRecent} />
        )}
        {view === 'error' && <SearchError typed={text} retry={panel.retry} />}
        {view === 'nothing' && <NoResults query={resultQuery} scope={scope} search={search} />}
        {hasOptions && (
          <HitListbox
            groups={panel.groups}
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
