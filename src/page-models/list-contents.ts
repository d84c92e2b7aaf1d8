import { places, placeTitles } from '../openapi/places';
import type { AreaView, ContentsEntry, OperationView, OverviewView, TourView } from './views';

/** The titles of the sections of the reference, by their anchors. */
export const sectionTitles = {
  ...placeTitles,
  request: 'Request body',
  responses: 'Responses',
  notes: 'Good to know',
  guides: 'Guides that mention this operation',
  related: 'Related operations',
  history: 'History',
  'base-url': 'Base URL',
  authentication: 'Authentication',
  headers: 'Headers',
  pagination: 'Pagination',
  errors: 'Errors',
  areas: 'Areas',
  webhooks: 'Webhooks',
  'life-cycle': 'Life cycle',
} as const;

type SectionId = keyof typeof sectionTitles;

interface Titled {
  title: string;
  anchor: string;
}

const toEntry = ({ title, anchor }: Titled): ContentsEntry => ({
  id: anchor,
  text: title,
  level: 2,
});

const toSection = (id: SectionId): ContentsEntry => ({ id, text: sectionTitles[id], level: 2 });

/** What decides which headings the page of an operation has. */
export type ContentsSource = Pick<
  OperationView,
  'parameters' | 'body' | 'responses' | 'more' | 'mentions' | 'related' | 'history'
> & { note?: unknown };

/** Lists the headings on the page of an operation; `noteHeadings` are those of its note. */
export function listOperationContents(
  view: ContentsSource,
  noteHeadings: readonly ContentsEntry[] = [],
): ContentsEntry[] {
  const { parameters, body, responses, note, more, mentions, related, history } = view;
  const media = body && body.content.length > 1 ? body.content : [];
  const sections: [SectionId, isThere: unknown, below?: readonly ContentsEntry[]][] = [
    ...places.map((place): [SectionId, boolean] => [
      place,
      parameters.some((parameter) => parameter.in === place),
    ]),
    ['request', body, media.map(({ anchor, type }) => ({ id: anchor, text: type, level: 3 }))],
    [
      'responses',
      responses[0],
      responses.map(({ anchor, status, label }) => ({
        id: anchor,
        text: `${status} ${label}`,
        level: 3,
      })),
    ],
    ['notes', note ?? more, noteHeadings],
    ['guides', mentions[0]],
    ['related', related[0]],
    ['history', history],
  ];
  return sections.flatMap(([id, isThere, below = []]) =>
    isThere ? [toSection(id), ...below] : [],
  );
}

/** Lists the headings of the overview. */
export function listOverviewContents(
  view: Pick<OverviewView, 'sharedHeaders' | 'pagination' | 'errors' | 'webhooks'>,
): ContentsEntry[] {
  const { sharedHeaders, pagination, errors, webhooks } = view;
  const sections: [SectionId, isThere: unknown][] = [
    ['base-url', true],
    ['authentication', true],
    ['headers', sharedHeaders[0]],
    ['pagination', pagination[0]],
    ['errors', errors[0]],
    ['areas', true],
    ['webhooks', webhooks[0]],
  ];
  return sections.flatMap(([id, isThere]) => (isThere ? [toSection(id)] : []));
}

/** Lists the parts of the page of an area: its life cycle and the groups of its operations; none for a single part. */
export function listAreaContents({
  lifeCycle,
  groups,
}: {
  lifeCycle: readonly unknown[];
  groups: AreaView['groups'];
}): ContentsEntry[] {
  const contents = [
    ...(lifeCycle.length > 0 ? [toSection('life-cycle')] : []),
    ...groups.flatMap(({ title, anchor }) => (title && anchor ? toEntry({ title, anchor }) : [])),
  ];
  return contents.length > 1 ? contents : [];
}

/** Lists the headings of the changelog. */
export function listChangelogContents({
  opening,
  entries,
}: {
  opening: readonly Titled[];
  entries: readonly Titled[];
}): ContentsEntry[] {
  return [...opening, ...entries].map(toEntry);
}

/** Lists the headings of the tour. */
export function listTourContents({ chapters }: Pick<TourView, 'chapters'>): ContentsEntry[] {
  return chapters.map(toEntry);
}
