import { defineConfig } from 'vitest/config';
import { BaseSequencer, type ResolvedConfig, type TestSpecification } from 'vitest/node';
import { roomyHeap } from './tooling/roomy-heap.mts';

/** The test files that take longest, by the beginnings of their paths below `tests`. */
const longest = [
  'slow/fixture-site/',
  'slow/hosted-search',
  'slow/develop.',
  'slow/author-error',
  'tooling/check/command',
  'tooling/prove/run-prove',
  'unit/gatsby/content-questions',
  'unit/samples/java',
];

/** Starts the longest files first, so that no worker is left alone with one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((start) => moduleId.includes(`/tests/${start}`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Takes the packages that builds take, not their versions for development, in which parsers check all that they do. */
const likeBuilds = {
  name: 'like-builds',
  configResolved: ({ ssr }: ResolvedConfig) => {
    ssr.resolve.conditions = ['module', 'node'];
  },
};

export default defineConfig({
  plugins: [likeBuilds],
  test: {
    sequence: { sequencer: LongestFirst },
    execArgv: [roomyHeap],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Starting a worker for each file would take most of the time.
          isolate: false,
          // A third one would have to read the same modules and content, for half a minute.
          maxWorkers: 2,
          // Twenty times what they take on a quiet machine.
          testTimeout: 120_000,
          hookTimeout: 300_000,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{built,e2e,long,slow}/**'],
        },
      },
      // Reads `public`, so the site must have been built.
      {
        extends: true,
        test: {
          name: 'built',
          isolate: false,
          maxWorkers: 2,
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 120_000,
          // On a busy machine, copying the site for the servers takes longer than the ten seconds of Vitest.
          hookTimeout: 300_000,
        },
      },
      // Builds copies of the site, with pauses: the development server waits for saves, and builds for a browser.
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['tests/slow/**/*.test.ts'],
          maxWorkers: 3,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      // Kills builds and feeds them broken content for half an hour, and measures time meanwhile.
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
