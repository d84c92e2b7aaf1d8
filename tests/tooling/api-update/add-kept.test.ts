import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { overlaySchema } from '../../../src/content/interface/overlay-schema';
import { addKept } from '../../../tooling/api-update/add-kept';

const pages = {
  target: "$.paths['/books'].get.parameters[?@.name == 'page']",
  update: { description: 'Number of the page.\n\nCounted from 1.\n', example: 1 },
};
const summary = { target: "$.paths['/books'].get", update: { summary: 'List books' } };

test('begins an overlay that content can read', () => {
  const overlay = overlaySchema.parse(parse(addKept(undefined, [pages, summary])));
  expect(overlay.actions).toEqual([pages, summary]);
});

test('adds to an overlay, and leaves what is there as it is', () => {
  const before = `# Ours.
overlay: "1.0.0"
info: { title: Kept, version: "1" } # for 1.0
actions:
  # A reader asked.
  - target: $.info
    update:
      description: A library, with a very long description that no tool has any business of folding over several lines.
`;
  const after = addKept(before, [summary]);
  expect(after.startsWith(before)).toBe(true);
  expect(parse(after).actions[1]).toEqual(summary);
});

test('adds no action twice, in whatever order its keys are', () => {
  const once = addKept(undefined, [pages]);
  const { target, update } = pages;
  const reordered = {
    update: { example: update.example, description: update.description },
    target,
  };
  expect(addKept(once, [pages])).toBe(once);
  expect(addKept(once, [reordered, { ...pages, description: 'Why.' }])).toBe(once);
  expect(parse(addKept(once, [summary, summary])).actions).toEqual([pages, summary]);
});

test('distinguishes the removal of a part from that of words on it, and of words elsewhere', () => {
  const text = addKept(undefined, [summary]);
  const others = [
    { target: summary.target, remove: true },
    { target: summary.target, update: { summary: 'Find books' } },
  ];
  expect(parse(addKept(text, others)).actions).toEqual([summary, ...others]);
});

test('begins no overlay for nothing', () => {
  expect(addKept(undefined, [])).toBe('');
});
