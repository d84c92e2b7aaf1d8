import { describe, expect, test } from 'vitest';
import { samples } from './routes';
import { openAll, openPage, read } from './site';

/** The `page` field of a node is what the markup of the page already contains. */
function withoutPages(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'page' ? undefined : value)));
}

const dataIn = (route: string) => JSON.parse(openPage(route).$('#site\\.page-data').text());
const dataFile = (route: string) => JSON.parse(read(`page-data${route}page-data.json`));

describe.each(Object.entries(samples))('the document of a page (%s)', (_, route) => {
  test('contains the data of its page, but not what is in its markup', () => {
    const { componentChunkName, path, result } = dataIn(route);
    const whole = dataFile(route);
    expect({ componentChunkName, path }).toEqual({
      componentChunkName: whole.componentChunkName,
      path: route,
    });
    expect(result).toEqual(withoutPages(whole.result));
  });
});

test.each([
  ['a guide', samples.guide],
  ['an operation', samples.operation],
  ['a category', samples.category],
  ['the overview', samples.overview],
])('the file for a later visit to %s has all of it', (_, route) => {
  const whole = JSON.stringify(dataFile(route)).length;
  expect(JSON.stringify(dataIn(route)).length).toBeLessThan(whole / 2);
});

test('no page repeats its long texts in its data', () => {
  const long = openAll().flatMap(({ file, $ }) => {
    const texts: string[] = [];
    JSON.parse($('#site\\.page-data').text() || '{}', (_, value) => {
      if (typeof value === 'string' && value.length > 1000) texts.push(value);
      return value;
    });
    return texts.map((text) => `${file}: ${text.slice(0, 40)}`);
  });
  expect(long).toEqual([]);
});

test('no page has the sidebar in its data', () => {
  const { items } = dataFile(samples.operation).result.pageContext.frame;
  expect(items).toBeUndefined();
  expect(read(`page-data${samples.guide}page-data.json`)).not.toContain('/docs/api/list-webhook/');
});
