import { expect, test } from 'vitest';
import type { Json, OpenApiDocument } from '../../../src/openapi/document/document';
import { compareFiles } from '../../../tooling/api-update/compare-files';
import { readSuperposition } from '../../unit/superposition';

const { file, names } = readSuperposition();

/** The document of the platform after changes to its text, or to the whole. */
function change(...edits: ([string, string] | ((document: OpenApiDocument) => void))[]) {
  let text = JSON.stringify(file);
  for (const edit of edits) if (Array.isArray(edit)) text = text.replaceAll(...edit);
  const document: OpenApiDocument = JSON.parse(text);
  for (const edit of edits) if (!Array.isArray(edit)) edit(document);
  return document;
}

function schemaOf(document: OpenApiDocument, name: string): Record<string, Json> {
  const { schemas } = document.components as { schemas: Record<string, Record<string, Json>> };
  return schemas[name] ?? {};
}

function compare(document: OpenApiDocument) {
  const { changes, plan } = compareFiles(file, document, names);
  return { changes: changes.map(({ operations: _, ...each }) => each), plan };
}

test('finds nothing in the same document, whatever its order and words', () => {
  const reordered = change((document) => {
    document.paths = Object.fromEntries(Object.entries(document.paths ?? {}).reverse());
    schemaOf(document, 'Variant').description = { toString: 'Words.' };
  });
  expect(compare(reordered)).toEqual({ changes: [], plan: { names, steps: [] } });
});

test('reports a schema with another name once, by both of its names', () => {
  const { changes, plan } = compare(change(['ExperimentStatusType', 'ExperimentState']));
  expect(changes).toEqual([
    {
      type: 'ExperimentStatus',
      change: 'renamed',
      from: 'ExperimentStatusType',
      to: 'ExperimentState',
      breaking: false,
    },
  ]);
  expect(plan?.names.types.ExperimentStatus).toEqual({ schemas: ['ExperimentState'] });
});

test('reports a field of all schemas of a type once, with all operations', () => {
  const grown = change((document) => {
    const { schemas } = document.components as { schemas: Record<string, { properties?: Json }> };
    for (const schema of Object.values(schemas)) {
      if (schema.properties?.override_id) schema.properties.region = { type: 'string' };
    }
  });
  const { changes } = compareFiles(file, grown, names);
  expect(changes).toContainEqual(
    expect.objectContaining({ type: 'Context', field: 'region', change: 'added' }),
  );
  const ofContext = changes.filter(({ type }) => type === 'Context');
  expect(ofContext).toHaveLength(1);
  expect(ofContext[0]?.operations.length).toBeGreaterThan(4);
});

test('reports a type that comes apart where it differs, and keeps the other operations out of it', () => {
  const split = change((document) => {
    schemaOf(document, 'GetExperimentResponseContent').properties = {
      ...schemaOf(document, 'GetExperimentResponseContent').properties,
      region: { type: 'string' },
    };
  });
  const { changes, plan } = compareFiles(file, split, names);
  expect(plan?.names.types.GetExperimentResponse).toEqual({
    schemas: ['GetExperimentResponseContent'],
    like: 'Experiment',
  });
  expect(changes.flatMap(({ operations }) => operations)).toEqual(
    changes.flatMap(() => ['GetExperiment']),
  );
  expect(changes).not.toEqual([]);
});

test('compares documents without names by their own', () => {
  const { changes, plan } = compareFiles(
    file,
    change(['"/context/validate"', '"/context/check"']),
    undefined,
  );
  expect(plan).toBeUndefined();
  expect(changes).toMatchObject([
    { operation: 'ValidateContext', change: 'moved', breaking: true },
  ]);
});
