import { expect, test } from 'vitest';
import { type Facts, interfaceFacts } from './interface';
import { operations } from './routes';
import { openPage } from './site';

/** The names in the markup of a page, by their location. */
function namesIn(route: string) {
  const { $ } = openPage(route);
  const textsOf = (selector: string) =>
    new Set(
      $(`main ${selector}`)
        .toArray()
        .map((element) => $(element).text().trim()),
    );
  return {
    rows: textsOf('[id] > div > a[href^="#"], main header [id] > a[href*="#header."]'),
    values: textsOf('code'),
    statuses: textsOf('.status'),
    text: $('main header').text(),
  };
}

/** What is in the OpenAPI document of an operation but missing from its page. */
function findMissing(facts: Facts): string[] {
  const route = operations.find(({ operationId }) => operationId === facts.operationId)?.route;
  const names = namesIn(route ?? '/');
  const lacking = (wanted: string[], given: Set<string>) =>
    wanted.filter((name) => !given.has(name));
  return [
    ...lacking([...facts.parameters, ...facts.headers, ...facts.fields], names.rows),
    ...lacking(facts.values, names.values),
    ...lacking(facts.statuses, names.statuses),
    ...[facts.operationId, facts.method, facts.path].filter((text) => !names.text.includes(text)),
  ].map((name) => `${facts.operationId}: ${name}`);
}

test('the document has the operations that the site must have', () => {
  expect(interfaceFacts.map(({ operationId }) => operationId).sort()).toEqual(
    operations.map(({ operationId }) => operationId).sort(),
  );
});

test('every field, value, parameter, header and status is in the HTML of its operation', () => {
  expect(interfaceFacts.flatMap(findMissing)).toEqual([]);
});

test('the check covers something: types are followed, and so are their values', () => {
  const facts = interfaceFacts.find(({ operationId }) => operationId === 'CreateExperiment');
  expect(facts?.fields).toEqual(expect.arrayContaining(['variants', 'override_id', 'message']));
  expect(facts?.values).toEqual(expect.arrayContaining(['CONTROL', 'INPROGRESS']));
  expect(interfaceFacts.some(({ headers }) => headers.length > 0)).toBe(true);
});
