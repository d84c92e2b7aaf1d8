import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SchemaTree } from '../../../src/components/schema/SchemaTree';
import { layOutOne } from '../build-document';

const object = (properties: object) => ({ type: 'object', properties });
const show = (schema: unknown) =>
  load(
    renderToString(
      <SchemaTree node={layOutOne(schema)} anchor="request" direction="request" depth={1} />,
    ),
    {},
    false,
  );

test.each([
  [6, true],
  [7, false],
])('shows %d alternatives with their fields open: %j', (count, isOpen) => {
  const oneOf = Array.from({ length: count }, (_, index) =>
    object({ [`a${index}`]: { type: 'string' }, b: { type: 'string' } }),
  );
  const $ = show({ oneOf });
  const states = [...$('details').map((_, each) => $(each).attr('open') !== undefined)];
  expect(states).toEqual(oneOf.map(() => isOpen));
});

test('lets the long name of a type break between its words, and no short one', () => {
  const schemas = { PagingSimplifiedAlbumObject: object({ id: {} }), Album: object({ id: {} }) };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const fields = object({ long: ref('PagingSimplifiedAlbumObject'), short: ref('Album') });
  const node = layOutOne(fields, schemas);
  const html = renderToString(
    <SchemaTree node={node} anchor="request" direction="response" depth={0} />,
  );
  expect(html.replaceAll('<!-- -->', '')).toContain(
    '<span>Paging<wbr/>Simplified<wbr/>Album<wbr/>Object',
  );
  expect(html).not.toContain('Album<wbr/> ');
});

test('says which values of a text are known, and of an enum only which there are', () => {
  const values = ['small', 'large'];
  const open = show(object({ size: { type: 'string', 'x-extensible-enum': values } }));
  const closed = show(object({ size: { type: 'string', enum: values } }));
  expect(open('p').text()).toContain('Known values:smalllarge');
  expect(closed('p').text()).not.toContain('Known');
});
