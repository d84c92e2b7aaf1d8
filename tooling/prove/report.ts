import { formatProblems } from '../../src/problems/problem';
import { countOf } from '../../src/text/count-of';
import { noBody, type Outcome } from './result';

/** What a run found out. */
export interface Report {
  url: string;
  outcomes: Outcome[];
  /** The operations that were called, and those that were not, if everything was to be proven. */
  operations?: { called: number; all: number; missing: string[] };
  /** The files whose examples were written. */
  recorded: { file: string; examples: number }[];
  /** The optional headers that no response had. */
  unseen: readonly string[];
  /** What the run made to be alone on the server, and left there. */
  left: readonly string[];
}

const states = ['passed', 'failed', 'known', 'skipped'] as const;

/** Counts the outcomes of each part, in the order in which they were proven. */
function countParts(outcomes: readonly Outcome[]) {
  const parts = [...new Set(outcomes.map(({ part }) => part))];
  return parts.map((part) => {
    const own = outcomes.filter((outcome) => outcome.part === part);
    const counts = states.map((state) => [
      state,
      own.filter((each) => each.state === state).length,
    ]);
    return { part, ...(Object.fromEntries(counts) as Record<(typeof states)[number], number>) };
  });
}

/** Prints a report for people: what differs first, and the table last. */
export function formatReport({ outcomes, operations, recorded, unseen, left }: Report): string {
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const skipped = outcomes.filter(({ state }) => state === 'skipped');
  const known = outcomes.filter(({ state }) => state === 'known');
  return [
    ...failed.map(
      ({ part, id, differences }) => `${id}  (${part})\n\n${formatProblems(differences)}`,
    ),
    known.map(formatKnown).join('\n'),
    formatSkipped(skipped),
    ...recorded.map(({ file, examples }) => `recorded  ${countOf(examples, 'example')} in ${file}`),
    unseen.length > 0 && `Optional headers that no response had: ${unseen.join(', ')}`,
    left.length > 0 && `Made for this run and left on the server: ${left.join(', ')}`,
    formatTable(outcomes),
    operations && `Operations called: ${operations.called} of ${operations.all}`,
    operations && operations.missing.length > 0 && `Not called: ${operations.missing.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A difference that the docs describe, in one line. */
function formatKnown({ part, id, differences }: Outcome): string {
  const found = differences.map((each) => each.found).join('; ');
  return `known    ${id} (${part}): ${found}`;
}

function formatSkipped(skipped: readonly Outcome[]): string {
  const isBodiless = ({ reason }: Outcome) => reason === noBody;
  const bodiless = skipped.filter(isBodiless).map(({ id }) => id);
  return [
    ...skipped
      .filter((each) => !isBodiless(each))
      .map(({ part, id, reason }) => `skipped  ${id} (${part}): ${reason}`),
    ...(bodiless.length > 0 ? [`skipped  ${bodiless.join(', ')} (examples): ${noBody}`] : []),
  ].join('\n');
}

function formatTable(outcomes: readonly Outcome[]): string {
  const rows = countParts(outcomes).map(({ part, ...counts }) => [
    part,
    ...states.map((state) => String(counts[state])),
  ]);
  const all = [
    ['Part', ...states.map((state) => state[0]?.toUpperCase() + state.slice(1))],
    ...rows,
  ];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart((widths?.[column] ?? 0) + 2),
        )
        .join(''),
    )
    .join('\n');
}

/** The report for programs. */
export function toDocument({ url, outcomes, operations, recorded, unseen, left }: Report) {
  const named = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state);
  return {
    version: 1,
    url,
    parts: countParts(outcomes),
    operations,
    skipped: named('skipped').map(({ part, id, reason }) => ({ part, id, reason })),
    known: named('known').map(({ part, id }) => ({ part, id })),
    differences: named('failed').flatMap(({ part, id, differences }) =>
      differences.map((difference) => ({ part, id, ...difference })),
    ),
    recorded,
    unseen,
    left,
  };
}
