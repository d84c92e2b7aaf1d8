import type { VersionContent } from '../../src/content/model';
import type { Change } from '../../src/openapi/changes/change';
import { type Describable, listDescriptions } from '../../src/openapi/coverage/list-descriptions';
import { asObject, type OpenApiDocument } from '../../src/openapi/document/document';
import { listOperations } from '../../src/openapi/document/list-operations';
import type { Problem } from '../../src/problems/problem';
import { listBorrowed } from '../check/writing/authorship';
import type { NameStep } from './names/plan-names';
import type { Update } from './plan-update';
import type { ChangeWithWords } from './stale/find-stale-words';

/** What the command reports about an update. */
export interface Report {
  /** How many operations and types there were, and are now. */
  operations: [before: number, after: number];
  types: [before: number, after: number];
  /** What the interface calls its own version: `info.version`. */
  apiVersion: [before: string, after: string];
  changes: Change[];
  /** What became of the names of types. */
  names: NameStep[];
  /** What no longer fits the interface, place by place. */
  broken: Problem[];
  /** For each change, in the same order, the texts that it probably makes wrong. */
  stale: ChangeWithWords[];
  /** Our descriptions of parts that the platform describes in other words than before. */
  changedDescriptions: Problem[];
  /** The parts without words of ours, with the platform's own words if it has any. */
  undescribed: Describable[];
  /** How many gaps the check will find in the coverage. */
  gaps: number;
  /** Whether a build will fail until what is broken is repaired. */
  endsBuild: boolean;
}

/** Collects what there is to report about an update. */
export function createReport({
  comparison,
  breakages,
  stale,
  changedDescriptions,
}: Omit<Update, 'files'>): Report {
  const { before, after, changes, plan } = comparison;
  const { version, gaps, endsBuild } = breakages.after;
  return {
    operations: [listOperations(before).length, listOperations(after).length],
    types: [countTypes(before), countTypes(after)],
    apiVersion: [before.info.version, after.info.version],
    changes,
    names: plan?.steps ?? [],
    broken: breakages.problems,
    stale,
    changedDescriptions,
    undescribed: version ? listUndescribed(version) : [],
    gaps,
    endsBuild,
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
