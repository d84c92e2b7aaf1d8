import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SchemaFacts } from '../../../src/components/schema/SchemaFacts';
import type { ParameterExample } from '../../../src/openapi/messages';
import type { SchemaNode } from '../../../src/openapi/schema-node';

const node: SchemaNode = {
  kind: 'primitive',
  label: 'string',
  fields: [],
  variants: [],
  limits: [],
  values: [],
  nullable: false,
  deprecated: false,
  example: 'age',
};

const show = (facts: Partial<SchemaNode>, examples?: ParameterExample[]) =>
  load(renderToString(<SchemaFacts node={{ ...node, ...facts }} examples={examples} />), {}, false);

test('lists all examples with what is said about them, in the place of the only one', () => {
  const $ = show({}, [
    { value: 'age', description: 'Oldest first' },
    { value: '-age' },
    { details: '<a href="https://h.example/sort.json">All</a>', description: 'All of them.' },
  ]);
  const textsOf = (selector: string) => $(selector).map((_, each) => $(each).text());
  expect([...textsOf('dt')].map((term, index) => `${term} | ${textsOf('dd')[index]}`)).toEqual([
    'example age | Oldest first',
    'example -age | ',
    'example All | All of them.',
  ]);
  expect($('details')).toHaveLength(0);
});

test('folds a value of more than 200 characters, without a script', () => {
  const long = `[${'"owner", '.repeat(40)}"flag"]`;
  const $ = show({ example: long, default: 'x'.repeat(200) });
  expect($('details').length).toBe(1);
  expect($('details').attr('open')).toBeUndefined();
  expect($('details > summary').text()).toBe(`example${long.slice(0, 60)}…`);
  expect($('details > code').text()).toBe(long);
  expect($('p').text()).toBe(`default ${'x'.repeat(200)}`);

  const $list = show({}, [{ value: long }, { value: 'short' }]);
  expect($list('dt details > code').text()).toBe(long);
});

test('folds all but the first of more than 24 allowed values', () => {
  const values = Array.from({ length: 25 }, (_, index) => ({ value: `v${index}` }));
  const $ = show({ values, default: 'v20' });
  expect($('p').first().text()).toBe('v0v1v2v3v4v5v6v7v8v9v10v11');
  expect($('details > summary').text()).toBe('13 more values');
  expect($('details > p').text()).toBe('v12v13v14v15v16v17v18v19v20 defaultv21v22v23v24');
  expect(show({ values: values.slice(1) })('details')).toHaveLength(0);
});
