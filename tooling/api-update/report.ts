import type { VersionContent } from '../../src/content/model';
import type { Change } from '../../src/openapi/changes/change';
import type { Describable } from '../../src/openapi/coverage/describable';
import { listDescriptions } from '../../src/openapi/coverage/list-descriptions';
import { asObject, type OpenApiDocument } from '../../src/openapi/document/document';
import { listOperations } from '../../src/openapi/document/list-operations';
import type { Problem } from '../../src/problems/problem';
import { listBorrowed } from '../check/writing/list-borrowed';
import type { Foresight } from './foresee-check';
import type { Impact } from './impact/report-impact';
import type { NameStep } from './names/plan-names';
import type { ContentPlan } from './plan-content';
import type { Update } from './plan-update';
import type { WordsPlan } from './words/model';

/** What the command reports about an update. */
export interface Report {
  /** How many operations and types there were, and are now. */
  operations: [before: number, after: number];
  types: [before: number, after: number];
  changes: Change[];
  /** What became of the names of types. */
  names: NameStep[];
  words: Pick<WordsPlan, 'counts' | 'moved'> & Pick<ContentPlan, 'lost'>;
  /** What the changes do to the content, in their order, and what no single change explains. */
  impact: Impact;
  /** The parts without words of ours, with the platform's own words if it has any. */
  undescribed: Describable[];
  /** What the check will find afterwards. */
  problems: Problem[];
  /** Whether a build will pass. */
  isBuilt: boolean;
}

/** Collects what there is to report about an update. */
export function createReport(
  { comparison, content, impact }: Update,
  { problems, isBuilt }: Pick<Foresight, 'problems' | 'isBuilt'>,
  version: VersionContent | undefined,
): Report {
  const { before, after, changes, plan } = comparison;
  const { lost } = content;
  const { counts, moved } = content.words;
  return {
    operations: [listOperations(before).length, listOperations(after).length],
    types: [countTypes(before), countTypes(after)],
    changes,
    names: plan?.steps ?? [],
    words: { counts, moved, lost },
    impact,
    undescribed: version ? listUndescribed(version) : [],
    problems,
    isBuilt,
  };
}

function countTypes({ components }: OpenApiDocument): number {
  return Object.keys(asObject(asObject(components).schemas)).length;
}

/** The parts of an interface that no author has described. */
function listUndescribed(version: VersionContent): Describable[] {
  const { document } = version;
  if (!document) return [];
  const borrowed = new Set(listBorrowed(version));
  return listDescriptions(document).filter(
    (part) => part.description === undefined || borrowed.has(part),
  );
}
