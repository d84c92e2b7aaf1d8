import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../../tooling/files/list-files';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Job {
  if?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  permissions: object;
  concurrency: { group: string; 'cancel-in-progress': string };
  jobs: Record<string, Job>;
}

const text = readFileSync('examples/github-actions/docs.yml', 'utf8');
const workflow: Workflow = parse(text);
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** The commands `npm run …` and `npm test` of all steps, with continued lines joined. */
const commands = steps.flatMap(({ run = '' }) => [
  ...run
    .replaceAll('\\\n', ' ')
    .matchAll(/npm (?:run )?(?:--silent )?(?<name>[a-z:]+)(?<rest>.*)/g),
]);

/** Commands of npm itself. */
const ownCommands = ['ci', 'sbom'];

/** Reads everything that a script's program consists of: its file, and the folder of the same name. */
function readProgram(script: string): string {
  const [, name] = /run\.cjs (\S+)/.exec(scripts[script] ?? '') ?? [];
  const folder = `tooling/${name}`;
  const file = `${folder}.ts`;
  const others = listFiles(folder).map((name) => `${folder}/${name}`);
  return [file, ...others].map((path) => readFileSync(path, 'utf8')).join('\n');
}

test('runs only scripts that exist', () => {
  const names = commands
    .map(({ groups }) => groups?.name)
    .filter((name) => !ownCommands.includes(`${name}`));
  expect(new Set(names)).toEqual(new Set(['check', 'test', 'build', 'summary']));
  for (const name of names) expect(Object.keys(scripts)).toContain(name);
});

test('gives its scripts only flags that they know', () => {
  const flags = commands.flatMap(({ groups }) =>
    [...(groups?.rest ?? '').matchAll(/ --([a-z]+)/g)].map(([, flag]) => ({
      script: groups?.name ?? '',
      flag,
    })),
  );
  const inScripts = flags.filter(({ script }) => !ownCommands.includes(script));
  expect(inScripts.map(({ flag }) => flag)).toEqual(
    expect.arrayContaining(['content', 'github', 'baseline', 'json']),
  );
  for (const { script, flag } of inScripts) {
    expect(readProgram(script), `npm run ${script} -- --${flag}`).toMatch(
      new RegExp(`\\b${flag}: `),
    );
  }
});

test('sets only variables that the project reads', () => {
  const names = steps
    .filter(({ run }) => run === 'npm run build')
    .flatMap(({ env }) => Object.keys(env ?? {}));
  expect(names.length).toBeGreaterThan(5);
  const readers = [
    'src/content/settings/site-address.ts',
    'src/gatsby/hosted-search/environment.ts',
    'tooling/build/build-site.ts',
  ];
  const code = readers.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const name of names) expect(code).toMatch(new RegExp(`\\b${name}\\b`));
});

test('installs every package that the tests of deploy need', () => {
  const code = readFileSync('tooling/tests/deploy-tools.ts', 'utf8');
  const names = [...code.matchAll(/^ {2}'?([a-z-]+)'?: ['`]/gm)].map(([, name]) => name);
  expect(names).toContain('nginx');
  const [install = ''] = /apt-get install[\s\S]*?(?=\n {6}-)/.exec(text) ?? [];
  expect(names.filter((name) => !install.split(/\s+/).includes(`${name}`))).toEqual([]);
});

test('runs only scripts of deploy/ that exist', () => {
  for (const [path] of text.matchAll(/deploy\/\S+\.sh/g)) expect(existsSync(path), path).toBe(true);
});

test('gives no job more rights than it declares, and only those that it needs', () => {
  expect(workflow.permissions).toEqual({});
  const rights = jobs.flatMap(([name, { permissions = {} }]) =>
    Object.entries(permissions)
      .filter(([, level]) => level !== 'read')
      .map(([scope]) => `${name}: ${scope}`),
  );
  expect(rights).toEqual([
    'comment: pull-requests',
    'deploy-pages: pages',
    'deploy-pages: id-token',
  ]);
});

test('gives secrets neither to pull requests from forks nor to code of any pull request', () => {
  const withSecrets = jobs.filter(([, job]) => JSON.stringify(job).includes('secrets.'));
  expect(withSecrets.map(([name]) => name)).toEqual([
    'publish-preview',
    'remove-preview',
    'build',
    'deploy-server',
  ]);
  for (const [name, { if: condition, steps }] of withSecrets) {
    if (condition?.includes("github.event_name == 'push'")) continue;
    expect(condition, name).toContain(
      'github.event.pull_request.head.repo.full_name == github.repository',
    );
    expect(JSON.stringify(steps), name).not.toMatch(/checkout|npm|node /);
  }
});

test('pins every action to a commit, and names its version', () => {
  const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(15);
  for (const action of uses) {
    expect(action).toMatch(/^actions\/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test('lets no text of a pull request into a command', () => {
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
});

test('never runs two deploys at a time, and never interrupts one', () => {
  expect(workflow.concurrency.group).toContain("|| 'main'");
  expect(workflow.concurrency['cancel-in-progress']).toMatch(
    /^\$\{\{ github\.event_name == 'pull_request' \}\}$/,
  );
});
