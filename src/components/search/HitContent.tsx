import type { Method } from '../../openapi/model';
import { splitHighlights } from '../../search/split-highlights';
import { MethodBadge } from '../MethodBadge';
import {
  describeParent,
  type Hit,
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

/** The content of a hit; the row around it is a link. */
export function HitContent({ hit }: { hit: Hit }) {
  const title = <HighlightedText value={highlightedTitle(hit)} />;
  return (
    <>
      {hit.kind === 'operation' && hit.method ? (
        <MethodBadge method={hit.method as Method} />
      ) : (
        <span className="hit-kind">{kindNames[hit.kind]}</span>
      )}
      <span className="hit-title">{hit.kind === 'field' ? <code>{title}</code> : title}</span>
      <span className="hit-place">{describeParent(hit)}</span>
      <span className="hit-line">
        <HighlightedText value={highlightedLine(hit)} />
      </span>
    </>
  );
}

/** The content of a row for another record of a hit's page. */
export function SectionContent({ section }: { section: RowHit }) {
  const title = <HighlightedText value={highlightedTitle(section)} />;
  return (
    <>
      <span className="hit-title">{section.kind === 'field' ? <code>{title}</code> : title}</span>
      <span className="hit-line">
        <HighlightedText value={highlightedLine(section)} />
      </span>
    </>
  );
}
