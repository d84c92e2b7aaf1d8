import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take longest, by the beginnings of their paths below `tests`. */
const longest = [
  'slow/fixture-site/',
  'slow/hosted-search',
  'slow/develop.',
  'unit/faults/',
  'tooling/check/command',
  'tooling/new/frozen-site',
  'tooling/prove/run-prove',
  'unit/gatsby/content-questions',
  'unit/samples/java',
];

/** Starts the longest files first, so that no worker is left alone with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((start) => moduleId.includes(`/tests/${start}`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
