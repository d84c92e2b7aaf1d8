import { memo } from 'react';
import type { RowGroup } from '../../search/list-rows';
import { Link } from '../Link';
import { HitContent, SectionContent } from './HitContent';
import { groupTitles, type Hit, type RowHit } from './search-hit';
import { optionId } from './use-choice';

/** The rows of the dialog. */
type RowGroups = RowGroup<Hit | RowHit>[];

interface HitListboxProps {
  groups: RowGroups;
  /** Index of the selected option. The link to all results counts as the last option. */
  selected: number;
  /** ID of the link to all results. */
  last: string;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Opens the selected option. */
  enter: () => void;
  onOpen: () => void;
}

/** The options of the dialog's combobox. */
export function HitListbox({ groups, selected, last, onKeyDown, enter, onOpen }: HitListboxProps) {
  return (
    <div
      role="listbox"
      id="search.hits"
      aria-label="Results"
      aria-activedescendant={optionId(selected)}
      // This element scrolls, so keyboard users must be able to reach it with Tab.
      tabIndex={0}
      onKeyDown={({ key, nativeEvent }) => (key === 'Enter' ? enter() : onKeyDown(nativeEvent))}
      onClick={onOpen}
      aria-owns={last}
    >
      <HitOptions groups={groups} selected={selected} />
    </div>
  );
}

/** The rows in groups. Memoised, so that it is not rendered again on every keystroke. */
const HitOptions = memo(function HitOptions({
  groups,
  selected,
}: Pick<HitListboxProps, 'groups' | 'selected'>) {
  const ordered = groups.flatMap(({ rows }) => rows);
  return groups.map(({ group, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
    <div key={group} role="group" aria-labelledby={`search.${group}`}>
      <div className="search-head" id={`search.${group}`} role="presentation">
        {groupTitles[group]}
      </div>
      {rows.map((row) => {
        const { hit, isSection } = row;
        const index = ordered.indexOf(row);
        return (
          <Link
            key={hit.objectID}
            id={optionId(index)}
            className={isSection ? 'hit hit-section' : 'hit'}
            role="option"
            tabIndex={-1}
            to={hit.route}
            aria-selected={index === selected}
          >
            {isSection ? <SectionContent section={hit} /> : <HitContent hit={hit} />}
          </Link>
        );
      })}
    </div>
  ));
});
