import { memo } from 'react';
import { groupHits } from '../../search/group-hits';
import { Link } from '../Link';
import { HitContent } from './HitContent';
import { type Hit, kindTitles } from './search-hit';
import { optionId } from './use-choice';

interface HitOptionsProps {
  hits: readonly Hit[];
  /** Number of the selected row, counted over all groups. */
  selected: number;
}

/**
 * The hits as options of the dialog's list, in groups of one kind each. Rendered when they change,
 * not for each letter and each step of a search.
 */
export const HitOptions = memo(function HitOptions({ hits, selected }: HitOptionsProps) {
  const groups = groupHits(hits);
  const ordered = groups.flatMap((group) => group.hits);
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
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
