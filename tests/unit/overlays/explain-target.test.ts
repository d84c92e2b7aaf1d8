import { expect, test } from 'vitest';
import { explainAlternatives, explainTarget } from '../../../src/overlays/explain-target';
import { buildDocument } from '../build-document';

const document = buildDocument(
  {
    '/books': {
      get: { operationId: 'ListBooks', parameters: [{ name: 'x-org-id', in: 'header' }] },
    },
    '/loans': { post: { operationId: 'CreateLoan' } },
  },
  { components: { schemas: { Book: { properties: { title: {} } } } } },
);
const explain = (target: string) => explainTarget(document, target);

test.each([
  ['a key', '$.infos.title', '$ has no infos', '$.info.title'],
  ['a key in quotes', "$.paths['/book'].get", '$.paths has no /book', "$.paths['/books'].get"],
  ['a key of one of several holders', '$.paths.*.gett', '$.paths[*] has no gett', '$.paths[*].get'],
  [
    'a step in the middle',
    '$.components.schemas.Boook.properties.title',
    '$.components.schemas has no Boook',
    '$.components.schemas.Book.properties.title',
  ],
  [
    'a filter',
    "$.paths.*[?@.operationId == 'CreateLoans'].responses",
    '$.paths[*] has no CreateLoans',
    "$.paths[*][?@.operationId == 'CreateLoan'].responses",
  ],
  [
    'a filter after another one',
    "$.paths.*[?@.operationId=='ListBooks'].parameters[?@.name=='x-orgid']",
    "$.paths[*][?@.operationId == 'ListBooks'].parameters has no x-orgid",
    "$.paths[*][?@.operationId == 'ListBooks'].parameters[?@.name == 'x-org-id']",
  ],
])('names what was probably meant by %s', (_, target, cause, meant) => {
  expect(explain(target)).toEqual({
    cause,
    missing: cause.split(' has no ')[1],
    code: 'overlay/no-match',
    found: `the target ${target}, which selects nothing: ${cause}`,
    expected: 'a target that selects a part of the OpenAPI document',
    fix: `did you mean ${meant}?`,
  });
});

test('suggests nothing if no name is similar', () => {
  const { found, fix } = explain('$.components.schemas.Chair.title');
  expect(found).toContain('$.components.schemas has no Chair');
  expect(fix).toBe('look up the name in the document, or remove this action');
});

test.each([
  ['an index', '$.paths.*.get.parameters[7]', '$.paths[*].get.parameters has no [7]'],
  ['a comparison', '$.paths.*.get.parameters[?@.minimum > 3]', '.parameters has no [?'],
  ['a search below', '$..depth.title', '$ has no ..'],
])('shows the step as it was written where it asks for no name: %s', (_, target, missing) => {
  const { found, fix } = explain(target);
  expect(found).toContain(missing);
  expect(fix).toBe('look up the name in the document, or remove this action');
});

test('names the field of a filter that nothing has', () => {
  const { found, fix } = explain("$.paths.*[?@.operationID == 'ListBooks']");
  expect(found).toContain('$.paths[*] has no operationID');
  expect(fix).toBe("did you mean $.paths[*][?@.operationId == 'ListBooks']?");
});

const explainParts = (target: string) =>
  explainAlternatives(document, target).map(({ found, fix }) => [found.split(': ')[1], fix]);

test.each([
  [
    'a filter',
    "$.paths.*[?@.operationId == 'ListBooks' || @.operationId == 'CreateLoans']",
    '$.paths[*] has no CreateLoans',
    "$.paths[*][?@.operationId == 'CreateLoan']",
  ],
  [
    'a filter that leaves something out',
    "$.paths.*[?@.parameters && @.operationId != 'CreateLoans' && @.operationId != 'ListBook']",
    '$.paths[*] has no CreateLoans',
    "$.paths[*][?@.operationId == 'CreateLoan']",
  ],
  ['a list of names', "$.paths['/books','/loan']", '$.paths has no /loan', "$.paths['/loans']"],
])('names what was probably meant by one alternative of %s', (_, target, cause, meant) => {
  expect(explainParts(target)[0]).toEqual([cause, `did you mean ${meant}?`]);
});

test.each([
  "$.paths.*[?@.operationId == 'ListBooks' || @.operationId == 'CreateLoan']",
  "$.paths['/books','/loans']['get','post']",
  "$.paths.*[?@.parameters[?@.name == 'x-org-id'] && @.operationId != 'CreateLoan']",
])('has nothing to say if each alternative selects something: %s', (target) => {
  expect(explainParts(target)).toEqual([]);
});

test('checks an alternative with the rest of the path', () => {
  const target =
    "$.paths.*[?@.operationId == 'ListBooks' || @.operationId == 'CreateLoan'].parameters";
  expect(explainParts(target)).toEqual([
    [
      "$.paths[*][?@.operationId == 'CreateLoan'] has no parameters",
      'look up the name in the document, or remove this alternative',
    ],
  ]);
});
