import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readOwnSite } from './bench/own-site';
import { exitWith } from './exit-with';
import { collectFigures, tables } from './summary/collect-figures';
import type { Figures } from './summary/figures';
import { formatSummary } from './summary/format-summary';

const folder = 'public';

/** Prints the figures of the built site as Markdown, and compares them with those of an earlier build. */
async function summarise(): Promise<number> {
  const { values } = parseArgs({
    options: { baseline: { type: 'string' }, json: { type: 'string' } },
  });
  if (!existsSync(`${folder}/404.html`)) {
    throw new Error('There is no finished build. Run `npm run build` first.');
  }
  const figures = await collectFigures(folder, await readOwnSite());
  console.log(formatSummary(figures, tables, readBaseline(values.baseline)));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  return 0;
}

/** Reads earlier figures. The first run of a workflow has none, which is no mistake. */
function readBaseline(file: string | undefined): Figures | undefined {
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

exitWith(summarise());
