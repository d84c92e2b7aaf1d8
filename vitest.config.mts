import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Starting a worker for each file would take most of the time.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{built,e2e,slow}/**'],
        },
      },
      // Reads `public`, so the site must have been built.
      { test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      // Builds copies of the site: two at a time are as much as two cores hold.
      {
        test: {
          name: 'slow',
          include: ['tests/slow/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
