import { expect, test } from 'vitest';
import { renderBody, renderCodeTabs } from '../../../../src/prose/code/code-tabs';

const choice = { value: 'python', label: 'Python', language: 'python', code: 'lend()' };

test('shows a note between the head of a panel and its code', () => {
  const html = renderCodeTabs('samples', 'language', 'Request', [
    { ...choice, note: 'It <b>fails</b>.' },
  ]);
  expect(html).toMatch(
    /class="code__head".*<\/div><div class="code__note">It <b>fails<\/b>\.<\/div><pre/,
  );
});

test('shows nothing above code without a note', () => {
  expect(renderCodeTabs('samples', 'language', 'Request', [choice])).not.toContain('code__note');
});

test('shows a short body without controls, and escapes what it contains', () => {
  const html = renderBody('No <b>book</b>', 'text');
  expect(html).toContain('No &#x3C;b>book');
  expect(html).not.toContain('button');
});
