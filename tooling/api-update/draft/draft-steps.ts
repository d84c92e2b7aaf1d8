import type { VersionContent } from '../../../src/content/model';
import { operationPointer } from '../../../src/story/response-examples';
import type { Story } from '../../../src/story/story';
import { checkStoryUses } from '../../check/writing/check-story';

/** The methods in the order in which their calls usually work. */
const order = ['POST', 'PUT', 'GET', 'PATCH', 'DELETE'];

/** Drafts a chapter for each area with operations that no call of the story makes. */
export function draftSteps(version: VersionContent): Story['chapters'] {
  const uncalled = new Set(
    checkStoryUses(version)
      .filter(({ code }) => code === 'story/uncalled-operation')
      .map(({ pointer }) => pointer),
  );
  const { areas = [], operations = [] } = version.api ?? {};
  return areas.flatMap(({ slug, title }) => {
    const steps = operations
      .filter((each) => each.area === slug && uncalled.has(operationPointer(each)))
      .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
      .map((each) => ({ call: each.id, text: `${each.title}.`, draft: true as const }));
    return steps.length > 0 ? [{ title, steps }] : [];
  });
}
