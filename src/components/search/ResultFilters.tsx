import { useRefinementList } from 'react-instantsearch';
import shell from 'site-data/shell.json';
import { kinds } from '../../search/engine/index/index-files';
import type { SearchAddress } from '../../search/search-address';
import { kindTitles } from './search-hit';
import { type Scope, useUsualVersion } from './search-scope';

interface ResultFiltersProps {
  address: SearchAddress;
  scope: Scope;
  change: (part: Partial<SearchAddress>) => void;
}

/** Limits the hits to kinds, and to another docs version. */
export function ResultFilters({ address, scope, change }: ResultFiltersProps) {
  const { items, refine } = useRefinementList({ attribute: 'kind', operator: 'or' });
  const usual = useUsualVersion();
  const isAsked = address.query.trim() !== '';
  return (
    <div className="search-filters">
      <fieldset>
        <legend>Kind</legend>
        {kinds.map((kind) => {
          const isChecked = address.kinds.includes(kind);
          const count = items.find(({ value }) => value === kind)?.count ?? 0;
          return (
            <label key={kind}>
              <input
                type="checkbox"
                checked={isChecked}
                disabled={isAsked && count === 0 && !isChecked}
                onChange={() => {
                  refine(kind);
                  const others = address.kinds.filter((other) => other !== kind);
                  change({ kinds: isChecked ? others : [...others, kind] });
                }}
              />
              {kindTitles[kind]}
              {isAsked && <small>{count}</small>}
            </label>
          );
        })}
      </fieldset>
      <label>
        <span>Version</span>
        <select
          value={scope.version}
          onChange={({ target }) => {
            change({ version: target.value === usual ? undefined : target.value });
          }}
        >
          {shell.versions.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
