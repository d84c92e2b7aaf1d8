import { expect, test } from 'vitest';
import { createHtmlPrinter } from '../../../src/gatsby/nodes/html-printer';
import { viewOperation } from '../../../src/gatsby/nodes/views/operation-view';
import type { Operation } from '../../../src/openapi/model';
import type { OperationPage } from '../../../src/page-models/model';
import { buildOnlyOperation, ref } from '../build-document';
import { loadSmallPages } from '../sites';

/** The view of an operation in the place of another one. */
async function viewOnly(operation: Operation, sharedHeaders = new Set<string>()) {
  const pages = await loadSmallPages();
  const page = pages.operationsById.get('ListBooks') as OperationPage;
  const printer = createHtmlPrinter(pages, '/library');
  return viewOperation(
    { ...page, description: undefined, ...operation, area: page.area, sharedHeaders },
    { printer, version: '2', isCurrent: true },
  );
}

function viewHeaders(descriptions: readonly (string | undefined)[]) {
  const parameters = descriptions.map((description, index) => ({
    name: `X-Shared-${index}`,
    in: 'header',
    required: true,
    schema: { type: 'string', description: 'Nothing that the page shows.' },
    ...(description && { description }),
  }));
  const shared = new Set(['x-shared-0', 'x-shared-1', 'x-shared-2']);
  return viewOnly(buildOnlyOperation({ parameters }), shared);
}

test('shows the first paragraph of a description at the top, and the others below the responses', async () => {
  const description = 'Lends a *book*.\n\nOnly once.\n\n- a\n- b';
  const view = await viewOnly(buildOnlyOperation({ description, responses: {} }));
  expect([view.description, view.more]).toEqual([
    'Lends a <em>book</em>.',
    '<p>Only once.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
  ]);
  const listed = await viewOnly(
    buildOnlyOperation({ description: 'Lends **one:**\n\n- a\n- b\n\nNo more.', responses: {} }),
  );
  expect([listed.description, listed.more]).toEqual([
    '<p>Lends <strong>one:</strong></p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    '<p>No more.</p>',
  ]);
  const short = await viewOnly(buildOnlyOperation({ description: 'Lends it.', responses: {} }));
  expect([short.description, short.more]).toEqual(['Lends it.', undefined]);
});

test('gives a shared header only what the page shows of it', async () => {
  const { sharedHeaders, parameters } = await viewHeaders([
    'Names the library. The overview says more.',
    'Names the *reader*. The overview says more.',
    undefined,
  ]);
  const names = ['X-Shared-0', 'X-Shared-1', 'X-Shared-2'];
  expect(sharedHeaders).toEqual(
    names.map((name) => ({
      name,
      anchor: `header.${name}`,
      route: `/docs/api/city-library/#header.${name}`,
      required: true,
    })),
  );
  expect(parameters).toEqual([]);
});

test('shows the body of the success for an error with the same body, instead of one made from the schema', async () => {
  const status = { type: 'string', enum: ['NEW', 'LENT'] };
  const Loan = { type: 'object', properties: { status } };
  const respond = (description: string, examples = {}) => ({
    description,
    content: { 'application/json': { schema: ref('Loan'), ...examples } },
  });
  const operation = buildOnlyOperation(
    {
      responses: {
        200: respond('Lent', { example: { status: 'LENT' } }),
        512: respond('Lent, but nobody was told'),
      },
    },
    { components: { schemas: { Loan } } },
  );
  const { responseExamples } = await viewOnly(operation);
  expect(responseExamples.match(/"(LENT|NEW)"/g)).toEqual(['"LENT"', '"LENT"']);
});
