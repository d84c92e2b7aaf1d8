import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { formatProblems, type Problem } from '../../../src/problems/problem';
import { listCodes } from './list-codes';
import { onMistakeRoot } from './mistake-root';

const fixtures = join(__dirname, '..', '..', 'fixtures');

/** Each fixture makes a content root wrong in one way; message.txt contains the expected message. */
const mistakes = {
  'an OpenAPI document': [
    'unreadable-json',
    'name-twice-in-json',
    'unreadable-yaml',
    'not-openapi',
    'openapi-2',
    'operation-without-responses',
    'schema-of-unknown-type',
    'schema-with-misused-keywords',
    'reference-to-nothing',
    'reference-to-other-file',
    'two-documents',
    'two-operations-with-one-address',
    'operation-without-needed-id',
    'two-tags-with-one-address',
    'alias-of-unknown-operation',
    'alias-of-existing-operation',
    'group-of-unknown-operation',
    'parts-that-no-page-shows',
    'description-too-deep',
  ],
  'an overlay': [
    'overlay-target-nothing',
    'overlay-not-a-jsonpath',
    'overlay-unknown-field',
    'overlay-with-unknown-setting',
    'overlay-breaks-the-document',
    'overlay-unknown-value',
    'overlay-with-unseen-words',
    'drafts-that-nobody-read',
  ],
  'names for the parts of the interface': ['names-of-missing-parts', 'names-with-unknown-setting'],
  'the changelog of the interface': [
    'changelog-with-wrong-settings',
    'changelog-with-wrong-name',
    'changelog-of-no-part',
    'changelog-of-unknown-operation',
    'changelog-with-broken-links',
    'operation-named-changelog',
    'mention-of-former-operations',
  ],
  'what the interface means for callers': [
    'errors-with-unknown-retry',
    'sdks-with-unknown-setting',
    'sdks-with-unknown-names',
  ],
  'the story of the interface': [
    'story-with-unknown-setting',
    'story-of-missing-parts',
    'extensions-of-another-shape',
    'call-served-as-described',
  ],
  'the settings of the site': [
    'site-missing',
    'site-unreadable',
    'site-unknown-setting',
    'site-wrong-values',
    'two-languages',
    'navbar-unknown-type',
    'navbar-item-without-label',
    'navbar-link-to-no-page',
    'footer-link-to-no-page',
    'popular-page-to-no-page',
    'version-without-name',
    'version-named-like-a-folder',
    'version-without-home',
    'no-current-version',
  ],
  'the sidebar': [
    'sidebar-missing',
    'sidebar-entry-to-no-guide',
    'sidebar-entry-of-unknown-kind',
    'sidebar-with-misspelt-settings',
    'sidebar-branch-without-items',
    'sidebar-branch-with-nothing',
    'sidebar-without-document',
    'guide-not-in-sidebar',
  ],
  'the frontmatter of a guide': [
    'guide-without-title',
    'guide-after-unknown-guide',
    'guides-in-a-circle',
    'guides-with-one-question',
    'guide-without-frontmatter',
    'guide-with-empty-frontmatter',
    'guide-with-unreadable-frontmatter',
    'guide-with-unknown-setting',
    'guide-with-wrong-slug',
    'two-guides-with-one-route',
    'two-guides-from-one-address',
    'former-address-of-a-page',
    'former-address-as-a-route',
    'routes-but-for-capitals',
  ],
  'the text of a guide': [
    'unknown-component',
    'html-element',
    'marks-of-other-systems',
    'invisible-character-in-tag',
    'unclosed-tab',
    'lone-curly-quote',
    'html-comment',
    'expression',
    'import',
    'unclosed-tag',
    'guide-too-deep',
    'guide-with-too-much-markup',
    'stray-brace',
    'autolink',
    'unknown-attribute',
    'attribute-with-expression',
    'component-without-attribute',
    'component-within-a-line',
    'tab-outside-tabs',
    'tabs-with-text',
    'step-outside-steps',
    'steps-with-text',
    'step-without-title',
    'steps-that-continue-nothing',
    'cards-with-text',
    'cards-in-unknown-size',
    'column-outside-columns',
    'columns-with-text',
    'details-without-title',
    'heading-of-level-1',
    'heading-repeated',
    'anchors-in-wrong-forms',
    'hidden-line-break',
    'code-without-language',
    'code-in-unknown-language',
    'code-with-unreadable-meta',
    'code-with-unreadable-lines',
    'code-with-lines-behind-its-end',
    'code-line-added-and-removed',
    'code-block-without-end',
    'marks-without-meaning',
    'markup-of-other-tools',
    'image-without-words',
    'image-to-missing-file',
    'image-of-unknown-kind',
    'broken-link',
    'broken-anchor',
    'relative-link-to-missing-file',
    'link-without-ending',
    'link-to-markdown-file',
    'unknown-operation-in-guide',
  ],
  'a figure': [
    'figure-without-alt',
    'figure-to-no-file',
    'figure-with-content',
    'figure-with-script',
    'figure-with-outer-reference',
    'figure-that-is-no-svg',
    'figure-without-size',
    'figure-for-small-screens-only',
    'area-figure-without-alt',
    'area-figure-to-no-file',
    'area-figure-without-life-cycle',
  ],
  'a screenshot': [
    'screenshot-without-alt',
    'screenshot-to-no-file',
    'screenshot-without-use',
    'screenshot-in-two-files',
    'screenshot-too-large',
    'screenshot-that-is-no-image',
    'screenshot-with-other-dark-variant',
  ],
  'the glossary': [
    'glossary-with-unknown-setting',
    'glossary-with-repeated-forms',
    'glossary-of-unknown-pages',
    'glossary-that-no-guide-shows',
    'glossary-shown-twice',
    'glossary-without-terms',
  ],
  'what a section answers': ['answers-in-wrong-forms', 'answers-in-wrong-places'],
  'a note': [
    'note-on-unknown-operation',
    'two-notes-on-one-operation',
    'unknown-operation-in-note',
    'note-with-anchor-of-a-section',
  ],
  'links between versions': ['link-to-page-of-another-version'],
  'a file after a merge': ['merge-conflict-in-guide', 'merge-conflict-in-sidebar'],
  'one cause of many mistakes': [
    'yaml-with-many-consequences',
    'yaml-with-second-document',
    'unreadable-names',
    'schema-missing-everywhere',
    'overlay-of-missing-operation',
  ],
  'several files at once': ['several-mistakes'],
};

const found = new Map<string, Promise<Problem[]>>();

/** The mistakes of a fixture; each fixture is read only once. */
function findMistakes(name: string): Promise<Problem[]> {
  const known = found.get(name);
  const problems = known ?? onMistakeRoot(name, async (root) => (await loadContent(root)).problems);
  found.set(name, problems);
  return problems;
}

describe.each(Object.entries(mistakes))('reports %s', (_, names) => {
  test.each(names.map((name) => [name.replaceAll('-', ' '), name]))('%s', async (_words, name) => {
    const message = join(fixtures, name, 'message.txt');
    expect(existsSync(message), 'a new message is written by hand and reviewed').toBe(true);
    const problems = await findMistakes(name);
    await expect(`${formatProblems(problems)}\n`).toMatchFileSnapshot(message);
  });
});

test('assigns each kind of mistake a stable code', async () => {
  const names = Object.values(mistakes).flat();
  const all = await Promise.all(names.map(findMistakes));
  for (const { code = 'area/kind' } of all.flat()) expect(code).toMatch(/^[a-z]+\/[a-z\d-]+$/);
  const codes = names.map((name, index) => listCodes(name, all[index] ?? []));
  await expect(codes.join('')).toMatchFileSnapshot(join(fixtures, 'codes.txt'));
});
