import { describe, expect, test } from 'vitest';
import { compareInterfaces } from '../../../../tooling/api-update/compare/compare-interfaces';
import { documentNames, loadDocument } from '../../../unit/documents';

describe.each(documentNames)('an interface that is hard to show: %s', (name) => {
  test('is the same as itself', async () => {
    const { document } = await loadDocument(name);
    expect(compareInterfaces(document, structuredClone(document))).toEqual([]);
  });

  test('can be compared with another one', async () => {
    const [{ document }, bare] = await Promise.all([loadDocument(name), loadDocument('wide')]);
    const operations = compareInterfaces(document, bare.document).filter((each) => each.operation);
    expect(operations.length > 0).toBe(name !== 'wide');
  });
});
