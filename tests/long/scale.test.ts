import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { indexPrefix } from '../../src/search/engine/index/index-files';
import { measureHtml, measurePageData } from '../../tooling/bench/page-sizes';
import { measureSizes } from '../../tooling/bench/search/measure-index';
import { listFiles } from '../../tooling/files/list-files';
import { runCommand } from '../../tooling/run-command';
import { ProjectCopy } from '../slow/project-copy';

/** GitHub's interface, with 1,223 operations. It is no dependency: nothing but this test needs it. */
const api = '@octokit/openapi@23.0.2';
const document = 'package/generated/api.github.com.json';

let project: ProjectCopy;
afterEach(() => project.remove('.'));

test('a site with more than a thousand operations stays within its budgets', async () => {
  project = new ProjectCopy();
  cpSync('tests/fixtures/large-site', join(project.folder, 'large'), { recursive: true });
  const fetched = await runCommand('npm', ['pack', api, '--silent'], {
    capture: 'stdout',
    cwd: project.folder,
  });
  const archive = fetched.output.trim().split('\n').at(-1) ?? '';
  await runCommand('tar', ['-xzf', archive, document], { cwd: project.folder });
  project.copy(document, 'large/openapi/github.json');
  const measured = await measureBuild('large', {
    firstKeystroke: 220_000,
    html: 100_000,
    data: 60_000,
  });
  const { publicSize, medianData } = measured;
  expect(publicSize).toBeLessThanOrEqual(120_000_000);
  expect(medianData).toBeLessThanOrEqual(5_000);
});

test('our own site with a thousand more guides stays within its budgets', async () => {
  project = new ProjectCopy();
  // Only one page of a site may ask a question.
  const questions = /^questions:\n(?: +- .*\n)+|^<Answers>\n[\s\S]*?<\/Answers>\n\n/gm;
  const guide = project.read('content/guides/setup.mdx').replace(questions, '');
  const names = Array.from({ length: 1_000 }, (_, number) => `generated_${number}`);
  for (const name of names) {
    project.write(
      `content/guides/${name}.mdx`,
      guide.replace(/^title: .*$/m, `title: Guide ${name}`),
    );
  }
  const entries = names.map((name) => `    - guide: ${name}\n`).join('');
  const sidebar = project.read('content/sidebar.yaml');
  project.write('content/sidebar.yaml', `${sidebar}- label: Generated\n  items:\n${entries}`);
  // The size of all pages and the median of their data are those of the one guide that is copied.
  await measureBuild('content', { firstKeystroke: 120_000, html: 40_000, data: 20_000 });
});

/** Builds the copy, and compares its sizes with brotli in bytes, and its time on two quiet cores, with budgets. */
async function measureBuild(
  content: string,
  largest: { firstKeystroke: number; html: number; data: number },
): Promise<{ publicSize: number; medianData: number }> {
  const start = performance.now();
  await project.build({ settings: { CONTENT_DIR: join(project.folder, content) } });
  const seconds = (performance.now() - start) / 1000;
  const folder = join(project.folder, 'public');
  const files = listFiles(folder).map((name) => ({
    path: join(folder, name),
    size: statSync(join(folder, name)).size,
  }));
  const pages = files
    .filter(({ path }) => path.endsWith('index.html'))
    .sort((a, b) => a.size - b.size);
  const htmlAt = (place: number) =>
    measureHtml(readFileSync(pages.at(place)?.path ?? '', 'utf8')).html;
  const index = readdirSync(folder).filter((name) => name.startsWith(indexPrefix));
  const { firstKeystroke, whole } = measureSizes(
    index.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  );
  const data = measurePageData(folder);
  const budgets = [
    ['seconds of the build', seconds, 120],
    ['index for a first keystroke', firstKeystroke, largest.firstKeystroke],
    ['whole index', whole, 600_000],
    ['HTML, median', htmlAt(Math.floor(pages.length / 2)), 16_500],
    ['HTML, largest', htmlAt(-1), largest.html],
    ['page data, largest', data.largest, largest.data],
  ] as const;
  expect(budgets.filter(([, value, budget]) => value > budget)).toEqual([]);
  const publicSize = files.reduce((sum, { size }) => sum + size, 0);
  return { publicSize, medianData: data.median };
}
