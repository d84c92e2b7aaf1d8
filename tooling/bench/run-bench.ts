import { parseArgs } from 'node:util';
import { buildSite } from '../build/build-site';
import { removeOutput } from '../build/build-stamp';
import { ensureChromium } from '../tests/chromium';
import { coldBuildBudget } from './budgets';
import { compareSites } from './compare';
import { measureGrowth } from './growth';
import { measureSite } from './measure-site';

const { values } = parseArgs({
  options: {
    guides: { type: 'string' },
    built: { type: 'boolean' },
    compare: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '5' },
  },
});

async function runBench(): Promise<number> {
  await ensureChromium();
  const guides = Number(values.guides ?? 0);
  if (guides) {
    if ((await buildSite()) !== 0) return 1;
    return print(await measureGrowth(guides));
  }
  if (values.compare) {
    if ((await buildSite()) !== 0) return 1;
    console.log(await compareSites(['public', ...values.compare], Number(values.rounds)));
    return 0;
  }
  if (values.built) return print(await measureSite());
  removeOutput();
  const start = performance.now();
  if ((await buildSite()) !== 0) return 1;
  const duration = (performance.now() - start) / 1000;
  const isOver = duration > coldBuildBudget;
  const { report, missed } = await measureSite();
  const cold = `cold build: ${duration.toFixed(0)} s, budget ≤ ${coldBuildBudget}${isOver ? '!' : ''}`;
  return print({ report: `${report}\n${cold}`, missed: missed + Number(isOver) });
}

function print({ report, missed }: { report: string; missed: number }): number {
  console.log(`\n${report}\n`);
  console.log(missed === 0 ? 'All budgets are kept.' : `${missed} over budget, marked with !`);
  return missed === 0 ? 0 : 1;
}

runBench().then((code) => {
  process.exitCode = code;
});
