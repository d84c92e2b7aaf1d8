import { expect, test } from 'vitest';
import { describeInfo } from '../../../../src/openapi/build/describe-info';
import { buildDocument } from '../../build-document';

const describe = (info: object, rest = {}) => {
  const document = buildDocument({}, rest);
  return describeInfo({ ...document, info: { ...document.info, ...info } });
};

test('shows contact, licence, terms of service and further documentation', () => {
  const info = {
    contact: {
      name: 'The [desk]',
      url: 'https://library.example/desk',
      email: 'a@library.example',
    },
    license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    termsOfService: 'https://library.example/terms',
  };
  const externalDocs = { url: 'https://library.example/docs', description: 'The manual' };
  expect(describe(info, { externalDocs })).toBe(
    [
      '- Contact: [The \\[desk\\]](<https://library.example/desk>), [a@library.example](<mailto:a@library.example>)',
      '- Licence: Apache 2.0, `Apache-2.0`',
      '- [Terms of service](<https://library.example/terms>)',
      '- More: [The manual](<https://library.example/docs>)',
    ].join('\n'),
  );
});

test('says nothing where the document says nothing', () => {
  expect(describe({ contact: {}, license: { name: 'MIT' } })).toBe('- Licence: MIT');
  expect(describe({ contact: {} })).toBeUndefined();
});

test('shows a relative address as it is, which would lead to a page of this site', () => {
  expect(describe({ termsOfService: '/terms' })).toBe('- Terms of service, `/terms`');
});

test('cuts a name that nobody would read', () => {
  const contact = { name: 'a'.repeat(500), url: 'https://library.example' };
  expect(describe({ contact })).toBe(`- Contact: [${'a'.repeat(200)}…](<https://library.example>)`);
});
