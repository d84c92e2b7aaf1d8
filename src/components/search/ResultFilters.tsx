import { useRefinementList } from 'react-instantsearch';
import shell from 'site-data/shell.json';
import { recordKinds } from '../../search/record';
import type { SearchAddress } from '../../search/search-address';
import { kindTitles } from './search-hit';
import { type Scope, useDefaultVersion } from './search-scope';

interface ResultFiltersProps {
  address: SearchAddress;
  scope: Scope;
  change: (part: Partial<SearchAddress>) => void;
}

/** Filters for the kind of hit and the docs version. */
export function ResultFilters({ address, scope, change }: ResultFiltersProps) {
  const { items, refine } = useRefinementList({ attribute: 'kind', operator: 'or' });
  const defaultVersion = useDefaultVersion();
  const hasQuery = address.query.trim() !== '';
  return (
    <div className="search-filters">
      <fieldset>
        <legend>Kind</legend>
        {recordKinds.map((kind) => {
          const isChecked = address.kinds.includes(kind);
          const count = items.find(({ value }) => value === kind)?.count ?? 0;
          return (
            <label key={kind}>
              <input
                type="checkbox"
                checked={isChecked}
                disabled={hasQuery && count === 0 && !isChecked}
                onChange={() => {
                  refine(kind);
                  const others = address.kinds.filter((other) => other !== kind);
                  change({ kinds: isChecked ? others : [...others, kind] });
                }}
              />
              {kindTitles[kind]}
              {hasQuery && <small>{count}</small>}
            </label>
          );
        })}
      </fieldset>
      <label>
        <span>Version</span>
        <select
          value={scope.version}
          onChange={({ target }) => {
            change({ version: target.value === defaultVersion ? undefined : target.value });
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
