import type { Operation } from '../../src/openapi/model';
import type { PlannedCall } from '../../src/story/plan-run';
import { nearest } from '../../src/text/nearest';
import type { Subject } from './subject';

/** What a run proves. */
export interface Selection {
  isCallWanted(call: PlannedCall): boolean;
  isGuideWanted(path: string): boolean;
  /** Whether a step is also made with the SDKs. */
  isSdkCallWanted(call: PlannedCall): boolean;
}

const parts = ['samples', 'errors', 'guides', 'sdk'];

/** Finds out what a run proves, or which of the names is unknown. */
export function select(
  only: readonly string[],
  plan: readonly PlannedCall[],
  { guides, api }: Pick<Subject, 'guides' | 'api'>,
): Selection | { mistake: string } {
  const paths = guides.map(({ path }) => path);
  const names = plan.flatMap(({ id, chapter, operation }) =>
    [id, operation.id, chapter ?? []].flat(),
  );
  const areas = api.areas.map(({ title }) => title);
  const known = [...parts, ...paths, ...areas, ...names];
  const unknown = only.find((name) => !known.some((each) => isSame(each, name)));
  if (unknown !== undefined) {
    const suggestions = listNearest(unknown, known);
    return {
      mistake: `unknown name ${unknown} in --only${suggestions ? `; did you mean ${suggestions}?` : ''}`,
    };
  }
  const has = (name: string) => only.some((each) => isSame(each, name));
  const wantedParts = parts.filter(has);
  const isPart = (part: string) => wantedParts.length === 0 || wantedParts.includes(part);
  const isNarrowed = only.length > wantedParts.length;
  const areaOf = ({ area }: Operation) => api.areas.find(({ slug }) => slug === area)?.title;
  const isChosen = ({ id, chapter, operation }: PlannedCall) =>
    !isNarrowed ||
    [id, operation.id, chapter, areaOf(operation)].some((name) => name !== undefined && has(name));
  return {
    isCallWanted: (call) => isPart(call.kind === 'step' ? 'samples' : 'errors') && isChosen(call),
    isSdkCallWanted: (call) => isPart('sdk') && call.kind === 'step' && isChosen(call),
    isGuideWanted: (path) => isPart('guides') && (has(path) || !isNarrowed),
  };
}

/** The names that resemble an unknown one, or contain it. */
function listNearest(unknown: string, known: readonly string[]): string {
  const containing = known.filter((name) => name.toLowerCase().includes(unknown.toLowerCase()));
  const names = [...new Set([nearest(unknown, known) ?? [], containing].flat())];
  return names.slice(0, 5).join(', ');
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
