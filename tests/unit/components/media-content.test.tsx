import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MediaContent } from '../../../src/components/operation/MediaContent';
import { layOutOne } from '../build-document';

const show = (schema: object) => {
  const media = { type: 'text/csv', anchor: 'request', schema: layOutOne(schema) };
  return renderToString(<MediaContent media={media} direction="request" described />);
};

test('describes a single value even if its body is described, because nothing else does', () => {
  const description = 'One row for each book.';
  expect(show({ type: 'string', description })).toContain(description);
  const properties = { title: { type: 'string' } };
  expect(show({ type: 'object', properties, description })).not.toContain(description);
});
