import { memo } from 'react';
import type { Row } from '../../search/list-rows';
import { Link } from '../Link';
import { HitContent } from './HitContent';
import { type Hit, type RowHit, writeFound } from './search-hit';
import { optionId } from './use-choice';

interface HitListboxProps {
  rows: readonly Row<Hit | RowHit>[];
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
export function HitListbox({ rows, selected, last, onKeyDown, enter, onOpen }: HitListboxProps) {
  return (
    <div
      role="listbox"
      id="search.hits"
      aria-label="Results"
      aria-activedescendant={optionId(selected)}
      // This element scrolls, so keyboard users must be able to reach it with Tab.
      tabIndex={0}
      onKeyDown={({ nativeEvent }) => {
        onKeyDown(nativeEvent);
        if (nativeEvent.key === 'Enter' && !nativeEvent.defaultPrevented) enter();
      }}
      onClick={onOpen}
      aria-owns={last}
    >
      <HitOptions rows={rows} selected={selected} />
    </div>
  );
}

/** The rows. Memoised, so that they are not rendered again on every keystroke. */
const HitOptions = memo(function HitOptions({
  rows,
  selected,
}: Pick<HitListboxProps, 'rows' | 'selected'>) {
  return rows.map(({ hit, isSection }, index) => (
    <Link
      key={hit.objectID}
      id={optionId(index)}
      className={isSection ? 'hit hit-section' : 'hit'}
      role="option"
      tabIndex={-1}
      to={hit.route}
      data-found={writeFound(hit)}
      aria-selected={index === selected}
    >
      <HitContent hit={hit} isSection={isSection} />
    </Link>
  ));
});
