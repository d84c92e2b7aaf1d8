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
