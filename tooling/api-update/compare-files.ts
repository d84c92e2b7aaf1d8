import type { Change } from '../../src/openapi/changes/change';
import type { OpenApiDocument } from '../../src/openapi/document/document';
import { applyNames } from '../../src/openapi/names/apply-names';
import type { Names } from '../../src/openapi/names/names';
import { compareInterfaces } from './compare/compare-interfaces';
import { listReach } from './compare/list-reach';
import { type NamePlan, planNames } from './names/plan-names';

/** An interface before and after a change, as readers see it, without overlays. */
export interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
}

/** A new interface file, compared with an older one. */
export interface Comparison extends Documents {
  changes: Change[];
  /** What the names of the parts become; undefined if there are no names. */
  plan?: NamePlan;
}

/**
 * Compares two interface files as readers see them. Types keep their names for readers, so a schema that
 * only has another name in the file is reported by both of its names there.
 */
export function compareFiles(
  current: OpenApiDocument,
  next: OpenApiDocument,
  names: Names | undefined,
): Comparison {
  if (!names) {
    const changes = compareInterfaces(current, next);
    return { before: current, after: next, changes };
  }
  const before = applyNames(current, names).document;
  const plan = planNames({ document: current, names }, next);
  const after = applyNames(next, plan.names).document;
  const changes = compareInterfaces(before, after);
  return { before, after, plan, changes: [...changes, ...listRenamedSchemas(plan, after)] };
}

function listRenamedSchemas({ steps }: NamePlan, after: OpenApiDocument): Change[] {
  const reach = listReach(after);
  return steps.flatMap((step): Change[] => {
    if (step.kind !== 'renamed') return [];
    const { type, from, to } = step;
    const { request = [], response = [] } = reach.get(type) ?? {};
    const operations = [...new Set([...request, ...response])];
    return [{ type, change: 'renamed', from, to, breaking: false, operations }];
  });
}
