import type { HitGroup } from '../../search/group-hits';
import { Link } from '../Link';
import { HitContent } from './HitContent';
import { type Hit, kindTitles } from './search-hit';
import { optionId } from './use-choice';

interface HitOptionsProps {
  groups: readonly HitGroup<Hit>[];
  /** Number of the selected row, counted over all groups. */
  selected: number;
  /** The reader goes to a hit. */
  onOpen: () => void;
}

/** The hits as options of the dialog's list, in groups of one kind each. */
export function HitOptions({ groups, selected, onOpen }: HitOptionsProps) {
  const hits = groups.flatMap((group) => group.hits);
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div key={group.kind} role="group" aria-labelledby={`search-${group.kind}`}>
      <div className="search-head" id={`search-${group.kind}`} role="presentation">
        {kindTitles[group.kind]}
      </div>
      {group.hits.map((hit) => {
        const index = hits.indexOf(hit);
        return (
          <Link
            key={hit.objectID}
            id={optionId(index)}
            className="hit"
            role="option"
            tabIndex={-1}
            to={hit.route}
            aria-selected={index === selected}
            onClick={onOpen}
          >
            <HitContent hit={hit} />
          </Link>
        );
      })}
    </div>
  ));
}
