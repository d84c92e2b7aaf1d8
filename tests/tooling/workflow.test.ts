import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  run?: string;
}
interface Job {
  if?: string;
  needs?: string | string[];
  environment?: string | { name: string };
  permissions?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  permissions: object;
  jobs: Record<string, Job>;
}

const text = readFileSync('examples/github-actions/docs.yml', 'utf8');
const workflow: Workflow = parse(text);
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

test('runs only scripts that exist', () => {
  const commands = steps.flatMap(({ run = '' }) => [
    ...run.matchAll(/npm (?:run )?(?:--silent )?([a-z:]+)/g),
  ]);
  const names = new Set(commands.map(([, name = '']) => name));
  // Commands of npm itself.
  for (const own of ['ci', 'sbom']) names.delete(own);
  expect(names).toEqual(new Set(['check', 'test', 'build', 'summary']));
  for (const name of names) expect(Object.keys(scripts)).toContain(name);
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
    'publish',
  ]);
  for (const [name, { if: condition, steps }] of withSecrets) {
    if (condition?.includes("needs.build.result == 'success'")) continue;
    expect(condition, name).toContain(
      'github.event.pull_request.head.repo.full_name == github.repository',
    );
    expect(JSON.stringify(steps), name).not.toMatch(/checkout|npm|node /);
  }
});

test('builds, and so publishes, main alone, and no pull request', () => {
  expect(workflow.jobs.build?.if).toBe(
    "github.event_name != 'pull_request' && github.ref == 'refs/heads/main'",
  );
});

test('asks for each environment at most once in a run', () => {
  const asked = jobs
    .filter(([name]) => name !== 'remove-preview')
    .flatMap(([, { environment }]) => environment ?? [])
    .map((environment) => (typeof environment === 'string' ? environment : environment.name));
  expect(asked.sort()).toEqual(['github-pages', 'preview', 'production']);
});

test('pushes the records after the deploy', () => {
  const { needs, steps: last = [] } = workflow.jobs.publish ?? {};
  expect(needs).toContain('deploy-pages');
  const withKey = last.map((step) => JSON.stringify(step).includes('ALGOLIA_ADMIN_KEY'));
  expect(withKey.indexOf(true)).toBe(last.length - 1);
  expect(last.findIndex(({ run }) => run?.includes('release.sh'))).toBeGreaterThan(-1);
});

test('lets no text of a pull request into a command', () => {
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
});
