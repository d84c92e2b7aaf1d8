import { expect, test } from 'vitest';
import { createHtmlPrinter } from '../../../src/gatsby/nodes/html-printer';
import { viewOperation } from '../../../src/gatsby/nodes/views/operation-view';
import type { OperationPage } from '../../../src/page-models/model';
import { buildOnlyOperation } from '../build-document';
import { loadSmallPages } from '../sites';

async function viewHeaders(descriptions: readonly (string | undefined)[]) {
  const pages = await loadSmallPages();
  const parameters = descriptions.map((description, index) => ({
    name: `X-Shared-${index}`,
    in: 'header',
    required: true,
    schema: { type: 'string', description: 'Nothing that the page shows.' },
    ...(description && { description }),
  }));
  const page: OperationPage = {
    ...(pages.operationsById.get('ListBooks') as OperationPage),
    operation: buildOnlyOperation({ parameters }),
    sharedHeaders: new Set(['x-shared-0', 'x-shared-1', 'x-shared-2']),
  };
  return viewOperation(page, {
    printer: createHtmlPrinter(pages, '/library'),
    version: '2',
    isCurrent: true,
  });
}

test('gives a shared header only what the page shows of it', async () => {
  const { sharedHeaders, parameters } = await viewHeaders([
    'Names the library. The overview says more.',
    'Names the *reader*. The overview says more.',
    undefined,
  ]);
  const facts = { required: true, label: 'string' };
  expect(sharedHeaders).toEqual([
    {
      ...facts,
      name: 'X-Shared-0',
      anchor: 'header.X-Shared-0',
      description: 'Names the library.',
    },
    {
      ...facts,
      name: 'X-Shared-1',
      anchor: 'header.X-Shared-1',
      description: 'Names the <em>reader</em>. The overview says more.',
    },
    { ...facts, name: 'X-Shared-2', anchor: 'header.X-Shared-2' },
  ]);
  expect(parameters).toEqual([]);
});
