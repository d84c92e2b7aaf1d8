import { expect, test } from 'vitest';
import { toSlug, toTitle } from '../../../src/text/slug';

test.each([
  ['CreateContext', 'create-context'],
  ['updateOverridesExperiment', 'update-overrides-experiment'],
  ['get_config.fast', 'get-config-fast'],
  ['Audit & Monitoring', 'audit-monitoring'],
  ['already-a-slug', 'already-a-slug'],
])('parts %s at capitals and signs: %s', (id, slug) => {
  expect(toSlug(id)).toBe(slug);
});

test.each([
  ['HTTPServer', 'http-server'],
  ['getHTTPResponse', 'get-http-response'],
  ['CreateAPIKey', 'create-api-key'],
  ['ListIDs', 'list-i-ds'],
])('keeps the acronym of %s together: %s', (id, slug) => {
  expect(toSlug(id)).toBe(slug);
});

test.each([
  ['GetV2Config', 'get-v2-config'],
  ['list2FACodes', 'list2-fa-codes'],
  ['v1_2', 'v1-2'],
])('leaves the digits of %s with the letters before them: %s', (id, slug) => {
  expect(toSlug(id)).toBe(slug);
});

test.each([
  ['CréerÉlément', 'creer-element'],
  ['Müllabfuhr', 'mullabfuhr'],
  ['ﬁnd', 'find'],
])('takes the accents off the Latin letters of %s: %s', (id, slug) => {
  expect(toSlug(id)).toBe(slug);
});

test.each([
  ['СоздатьКнигу', 'создать-книгу'],
  ['НовыйЗаём', 'новый-заём'],
  ['创建上下文', '创建上下文'],
  ['ガイド', 'ガイド'],
  ['संदर्भ बनाएं', 'संदर्भ-बनाएं'],
  ['책 목록', '책-목록'],
])('keeps the letters of other scripts as they are written: %s', (id, slug) => {
  expect(toSlug(id)).toBe(slug.normalize('NFC'));
});

test('returns an empty slug if no letter or digit is left', () => {
  expect(toSlug('???')).toBe('');
});

test('does not change a slug', () => {
  for (const id of ['CreateAPIKey', 'GetV2Config', 'НовыйЗаём', 'CréerÉlément']) {
    expect(toSlug(toSlug(id))).toBe(toSlug(id));
  }
});

test('turns an id into a title with one capital', () => {
  expect(toTitle('UpdateOverridesExperiment')).toBe('Update overrides experiment');
  expect(toTitle('get /books/{id}/loans')).toBe('Get books id loans');
});

test('cuts a slug that is too long for the name of a file, and keeps two of them apart', () => {
  const [first, second] = ['a', 'b'].map((end) => toSlug(`${'Ünïcode語'.repeat(40)}${end}`));
  for (const slug of [first, second]) expect(Buffer.byteLength(`${slug}`)).toBeLessThan(140);
  expect(first).not.toBe(second);
  expect(toSlug('x'.repeat(120))).toBe('x'.repeat(120));
});
