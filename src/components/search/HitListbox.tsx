import { type KeyboardEventHandler, memo } from 'react';
import { groupHits } from '../../search/group-hits';
import { Link } from '../Link';
import { HitContent } from './HitContent';
import { type Hit, kindTitles } from './search-hit';
import { optionId } from './use-choice';

interface HitListboxProps {
  hits: readonly Hit[];
  /** Index of the selected option. The link to all results counts as the last option. */
  selected: number;
  onKeyDown: KeyboardEventHandler;
  onOpen: () => void;
}

/** The options of the dialog's combobox. */
export function HitListbox({ hits, selected, onKeyDown, onOpen }: HitListboxProps) {
  return (
    <div
      role="listbox"
      id="search-hits"
      aria-label="Results"
      aria-activedescendant={optionId(selected)}
      // This element scrolls, so keyboard users must be able to reach it with Tab.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onOpen}
      aria-owns={optionId(hits.length)}
    >
      <HitOptions hits={hits} selected={selected} />
    </div>
  );
}

/** The hits grouped by kind. Memoised, so that it is not rendered again on every keystroke. */
const HitOptions = memo(function HitOptions({
  hits,
  selected,
}: Pick<HitListboxProps, 'hits' | 'selected'>) {
  const groups = groupHits(hits);
  const ordered = groups.flatMap((group) => group.hits);
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
    <div key={group.kind} role="group" aria-labelledby={`search-${group.kind}`}>
      <div className="search-head" id={`search-${group.kind}`} role="presentation">
        {kindTitles[group.kind]}
      </div>
      {group.hits.map((hit) => {
        const index = ordered.indexOf(hit);
        return (
          <Link
            key={hit.objectID}
            id={optionId(index)}
            className="hit"
            role="option"
            tabIndex={-1}
            to={hit.route}
            aria-selected={index === selected}
          >
            <HitContent hit={hit} />
          </Link>
        );
      })}
    </div>
  ));
});
