import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { checkWriting } from '../../../src/content/writing/check-writing';
import { createSpeller } from '../../../src/content/writing/speller';
import { formatProblems, hasErrors } from '../../../src/problems/problem';

const fixtures = join(__dirname, '..', '..', 'fixtures');

/** Each fixture is a content root with mistakes of one kind; its message.txt is what the author reads. */
const mistakes = [
  'description-links-to-nothing',
  'coverage-with-holes',
  'coverage-with-empty-words',
  'pattern-of-another-language',
  'misspelt-words',
  'words-out-of-order',
  'unwanted-style',
];

// The dictionary takes seconds to load, once.
beforeAll(async () => void (await createSpeller([])), 30_000);

test.each(mistakes.map((name) => [name.replaceAll('-', ' '), name]))(
  'tells the author of %s',
  async (_words, name) => {
    const root = join(fixtures, name);
    const message = join(root, 'message.txt');
    expect(existsSync(message), 'a new message is written by hand and reviewed').toBe(true);
    const { content, problems } = await loadContent(root);
    const writing =
      content && !hasErrors(problems) ? (await checkWriting(content, root)).problems : [];
    await expect(`${formatProblems([...problems, ...writing])}\n`).toMatchFileSnapshot(message);
  },
);
