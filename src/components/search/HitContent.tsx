import type { Method } from '../../openapi/model';
import type { RecordKind } from '../../search/record';
import { splitHighlights } from '../../search/split-highlights';
import { MethodBadge } from '../MethodBadge';
import {
  describeParent,
  type Hit,
  highlightedLine,
  highlightedTitle,
  type RowHit,
} from './search-hit';

const paths: Record<RecordKind, string> = {
  guide:
    'M8 4.5C6.7 3.5 5 3 2.5 3v9c2.5 0 4.2.5 5.5 1.5 1.3-1 3-1.5 5.5-1.5V3C11 3 9.3 3.5 8 4.5zm0 0v9',
  field: 'M6 3 5 13m6-10-1 10M3 6h10.5m-11 4H13',
  // Only for a removed operation, whose method nobody knows any more.
  operation: 'M2 3.5h12v9H2zM6.3 6.3 9.7 9.7m0-3.4L6.3 9.7',
  area: 'M2.5 4h11m-11 4h11m-11 4h7',
  error: 'M8 2.5 1.8 13.5h12.4zM8 7v3m0 1.9v.1',
};

function KindIcon({ kind }: { kind: RecordKind }) {
  return (
    <span className="hit-kind">
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={paths[kind]} />
      </svg>
    </span>
  );
}

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
        <KindIcon kind={hit.kind} />
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
