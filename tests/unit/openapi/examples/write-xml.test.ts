import { expect, test } from 'vitest';
import { buildApi } from '../../../../src/openapi/build/build-api';
import { buildCall } from '../../../../src/openapi/calls/build-call';
import { writeXml } from '../../../../src/openapi/examples/write-xml';
import type { Operation } from '../../../../src/openapi/model';
import { buildDocument, ref } from '../../build-document';

const schemas = {
  Book: {
    type: 'object',
    xml: { name: 'book', namespace: 'https://library.example', prefix: 'l' },
    properties: {
      id: { type: 'integer', xml: { attribute: true } },
      title: { type: 'string', xml: { name: 'name' } },
      tags: {
        type: 'array',
        xml: { wrapped: true },
        items: { type: 'string', xml: { name: 'tag' } },
      },
      loans: { type: 'array', items: { type: 'object', properties: { to: { type: 'string' } } } },
    },
  },
};
const book = {
  id: 7,
  title: 'A & <B>',
  tags: ['old', 'rare'],
  loans: [{ to: 'Ada' }],
  'a b': null,
};
const written = `<?xml version="1.0" encoding="UTF-8"?>
<l:book xmlns:l="https://library.example" id="7">
  <name>A &amp; &lt;B&gt;</name>
  <tags>
    <tag>old</tag>
    <tag>rare</tag>
  </tags>
  <loans>
    <to>Ada</to>
  </loans>
  <a_b></a_b>
</l:book>`;
const content = { 'application/xml': { schema: ref('Book'), example: book } };
const document = buildDocument(
  { '/books': { post: { operationId: 'AddBook', requestBody: { content } } } },
  { components: { schemas } },
);

test('writes names, attributes, wrapped lists and namespaces as the schema says', () => {
  expect(writeXml(document, ref('Book'), book)).toBe(written);
  expect(writeXml(document, { type: 'array', items: { xml: { name: 'tag' } } }, [1])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <tag>1</tag>\n</root>',
  );
});

test('shows and sends an example of a body in XML', () => {
  const [operation] = buildApi(document).operations as [Operation];
  expect(operation.body?.content[0]?.examples).toEqual([{ text: written }]);
  expect(buildCall(document, operation).body).toMatchObject({ form: 'text', json: written });
});
