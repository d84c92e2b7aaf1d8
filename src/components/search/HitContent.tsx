import type { Method } from '../../openapi/model';
import { splitHighlights } from '../../search/split-highlights';
import { MethodBadge } from '../MethodBadge';
import {
  describeParent,
  highlightedLine,
  highlightedTitle,
  kindNames,
  type RowHit,
} from './search-hit';

/** Text from a search response, with matches in `mark` elements. Markup in it is not interpreted. */
function HighlightedText({ value }: { value: string }) {
  return splitHighlights(value).map(({ text, isHighlighted, start }) =>
    isHighlighted ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
  );
}

/** The content of a hit, or of another record of its page below it; the row around it is a link. */
export function HitContent({ hit, isSection }: { hit: RowHit; isSection?: boolean }) {
  const title = <HighlightedText value={highlightedTitle(hit)} />;
  const kind =
    hit.kind === 'operation' && hit.method ? (
      <MethodBadge method={hit.method as Method} />
    ) : (
      <span className="hit-kind">{kindNames[hit.kind]}</span>
    );
  return (
    <>
      {!isSection && kind}
      <span className="hit-title">{hit.kind === 'field' ? <code>{title}</code> : title}</span>
      {!isSection && <span className="hit-place">{describeParent(hit)}</span>}
      <span className="hit-line">
        <HighlightedText value={highlightedLine(hit)} />
      </span>
    </>
  );
}
