import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { formatProblems, hasErrors, type Problem } from '../../../src/problems/problem';
import { checkWriting } from '../../../tooling/check/writing/check-writing';
import { createSpeller } from '../../../tooling/check/writing/speller';
import { listCodes } from '../../unit/content/list-codes';
import { onMistakeRoot } from '../../unit/content/mistake-root';

const fixtures = join(__dirname, '..', '..', 'fixtures');

/** Each fixture makes a content root wrong in one way; message.txt contains the expected messages. */
const mistakes = [
  'description-links-to-nothing',
  'coverage-with-holes',
  'coverage-with-empty-words',
  'pattern-of-another-language',
  'story-with-gaps',
  'story-with-contradictions',
  'misspelt-words',
  'unwanted-style',
];

// The dictionary takes seconds to load, once.
beforeAll(async () => void (await createSpeller([])), 30_000);

const found = new Map<string, Promise<Problem[]>>();

/** The mistakes of a fixture; each fixture is read only once. */
function findMistakes(name: string): Promise<Problem[]> {
  const problems = found.get(name) ?? onMistakeRoot(name, findAll);
  found.set(name, problems);
  return problems;
}

async function findAll(root: string): Promise<Problem[]> {
  const { content, problems } = await loadContent(root);
  if (!content || hasErrors(problems)) return problems;
  return [...problems, ...(await checkWriting(content, root)).problems];
}

test.each(mistakes.map((name) => [name.replaceAll('-', ' '), name]))(
  'reports %s',
  async (_words, name) => {
    const message = join(fixtures, name, 'message.txt');
    expect(existsSync(message), 'a new message is written by hand and reviewed').toBe(true);
    const problems = await findMistakes(name);
    await expect(`${formatProblems(problems)}\n`).toMatchFileSnapshot(message);
  },
);

test('assigns each kind of mistake a stable code', async () => {
  const all = await Promise.all(mistakes.map(findMistakes));
  const codes = mistakes.map((name, index) => listCodes(name, all[index] ?? []));
  await expect(codes.join('')).toMatchFileSnapshot(join(fixtures, 'writing-codes.txt'));
});
