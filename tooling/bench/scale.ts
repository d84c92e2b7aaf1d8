import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateGuides } from './generate-guides';
import { createLargeRoot } from './scale/fetch-api';
import { measureScale, type ScaleMeasures } from './scale/measure-scale';
import { formatScale } from './scale/report-scale';

const guides = 1_000;

/** Measures a site with many operations, and one with many guides. Either can be asked for alone. */
async function runScale([only]: readonly string[]): Promise<number> {
  const measured: Partial<Record<'operations' | 'guides', ScaleMeasures>> = {};
  if (only !== 'guides') measured.operations = await measureOperations();
  if (only !== 'operations') {
    measured.guides = await measureScale((copy) => {
      const root = join(copy, 'content');
      generateGuides(root, guides);
      return root;
    });
  }
  const { table, missed } = formatScale(measured);
  console.log(`\n${table}`);
  return missed > 0 ? 1 : 0;
}

async function measureOperations(): Promise<ScaleMeasures> {
  const root = await createLargeRoot();
  try {
    return await measureScale(() => root);
  } finally {
    rmSync(dirname(root), { recursive: true });
  }
}

runScale(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
