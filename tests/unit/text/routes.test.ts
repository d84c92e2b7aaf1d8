import { expect, test } from 'vitest';
import {
  categoryRoute,
  documentRoute,
  operationRoute,
  overviewRoute,
} from '../../../src/text/routes';

test('puts every page of a version below its base, with a slash at the end', () => {
  expect(operationRoute('/docs', 'create-context')).toBe('/docs/api/create-context/');
  expect(categoryRoute('/docs/0.9', 'contexts')).toBe('/docs/0.9/category/contexts/');
});

test('names the overview by the title of the API', () => {
  expect(overviewRoute('/docs', 'Superposition')).toBe('/docs/api/superposition/');
  expect(overviewRoute('/docs', 'City Library (v2)')).toBe('/docs/api/city-library-v2/');
});

test('has a default name for the overview of an API whose title has no letters', () => {
  expect(overviewRoute('/docs', '!!!')).toBe('/docs/api/overview/');
});

test('publishes the document of an area or an operation beside its page', () => {
  expect(documentRoute(categoryRoute('/docs', 'contexts'))).toBe(
    '/docs/category/contexts.openapi.json',
  );
});

test('publishes the document beside the overview', () => {
  expect(documentRoute(overviewRoute('/docs', 'Superposition'))).toBe(
    '/docs/api/superposition.openapi.json',
  );
});
