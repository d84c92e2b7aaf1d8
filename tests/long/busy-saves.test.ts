import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DevelopServer } from '../slow/develop-server';
import { createRandom } from './random';

const server = new DevelopServer();
let burning: ChildProcess[] = [];

beforeAll(async () => {
  await server.start();
  // Answered once the bundle is compiled, before which nobody sees a page.
  await server.fetch('/');
  // Systems that share the processor among sessions would count these four as one.
  burning = [1, 2, 3, 4].map(() =>
    spawn(process.execPath, ['-e', 'for (;;);'], { detached: true }),
  );
});

afterAll(async () => {
  for (const each of burning) each.kill('SIGKILL');
  await server.stop();
});

/** A text that authors change again and again, and where readers see it. */
interface Subject {
  file: string;
  /** A text in the file that is not repeated. */
  text: string;
  query: string;
  route: string;
}

const subjects: Record<string, Subject> = {
  guide: {
    file: 'content/guides/setup.mdx',
    text: 'This page takes you',
    query: '{ guide(version: { eq: "0.117" }, path: { eq: "setup" }) { text } }',
    route: '/docs/setup/',
  },
  overlay: {
    file: 'content/openapi/overlays/audit-logs.yaml',
    text: 'Returns what was written',
    query:
      '{ operation(version: { eq: "0.117" }, operationId: { eq: "ListAuditLogs" }) { description } }',
    route: '/docs/api/list-audit-logs/',
  },
  sidebar: {
    file: 'content/sidebar.yaml',
    text: 'label: Get started',
    query: '{ category(version: { eq: "0.117" }, slug: { eq: "get-started" }) { title } }',
    route: '/docs/category/get-started/',
  },
};

const saves = 30;
/** Milliseconds between two saves, at most. */
const longestPause = 4_000;
/** Milliseconds within which authors see what they saved. */
const patience = 60_000;

/** Saves a subject at random distances. Returns how long each save, or a later one, took to be shown. */
async function saveOften({ file, text, query, route }: Subject, seed: number): Promise<number[]> {
  const { project } = server;
  const random = createRandom(seed);
  const before = project.read(file);
  const savedAt: number[] = [];
  const shownAfter: number[] = [];
  const read = async () => {
    const answers = await Promise.all([
      server.ask(query).then((answer) => JSON.stringify(answer)),
      server.fetch(`/page-data${route}page-data.json`).then((response) => response.text()),
    ]);
    return Math.min(...answers.map((answer) => Number(/Save number (\d+)/.exec(answer)?.[1] ?? 0)));
  };
  const saveAll = async () => {
    for (let save = 1; save <= saves; save += 1) {
      await setTimeout(random(longestPause));
      savedAt.push(Date.now());
      project.write(file, before.replace(text, `${text} Save number ${save}`));
    }
  };
  const allSaved = saveAll();
  await server.until(async () => {
    const shown = await read();
    while (shownAfter.length < shown) {
      shownAfter.push(Date.now() - (savedAt[shownAfter.length] ?? 0));
    }
    return shownAfter.length === saves;
  });
  await allSaved;
  project.write(file, before);
  return shownAfter;
}

test('on a busy machine, each of many saves of guides, overlays and the sidebar shows within a minute', async () => {
  const times = await Promise.all(
    Object.values(subjects).map((subject, index) => saveOften(subject, index + 1)),
  );
  expect(times.flat().filter((time) => time > patience)).toEqual([]);
  expect(server.output).not.toContain('Starting it again');
});
