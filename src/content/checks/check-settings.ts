import { asObject } from '../../openapi/document/document';
import { escapeKey } from '../../openapi/document/pointer';
import { type Finding, inFile, type Problem } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import type { VersionContent } from '../model';
import { checkMarkdown } from './check-descriptions';
import { describeUnknownOperation } from './check-operation-names';
import type { Routes } from './list-routes';

/** Checks the names in `sdks.yaml` and the links in `errors.yaml`. */
export function checkSettings(version: VersionContent, routes: Routes): Problem[] {
  const errors = [...version.errors.values()].flatMap(({ meaning, action }, index) =>
    Object.entries({ meaning, action }).flatMap(([key, text]) =>
      checkMarkdown(text, routes).map((finding) => ({ pointer: `/${index}/${key}`, ...finding })),
    ),
  );
  return [
    ...inFile(version.files.sdks, checkSdks(version)),
    ...inFile(version.files.errors, errors),
  ];
}

/** Finds names of schemas and operations that the interface does not have, which would have no effect on any sample. */
function checkSdks({ sdks, api, document }: VersionContent): Finding[] {
  if (!sdks || !api) return [];
  const operations = new Set(api.operations.map(({ id }) => id));
  const schemas = Object.keys(asObject(asObject(document?.components).schemas));
  const ids = [
    ...Object.keys(sdks.payloads).map((id) => ({ id, pointer: `/payloads/${id}` })),
    ...Object.entries(sdks.failures).flatMap(([language, reasons]) =>
      Object.keys(reasons ?? {}).map((call) => ({
        id: call.split('/')[0] ?? call,
        pointer: `/failures/${language}/${escapeKey(call)}`,
      })),
    ),
    ...(sdks.java?.loadFirst?.operations ?? []).map((id, index) => ({
      id,
      pointer: `/java/loadFirst/operations/${index}`,
    })),
  ];
  return [
    ...Object.keys(sdks.types)
      .filter((name) => !schemas.includes(name))
      .map((name) => ({ pointer: `/types/${name}`, ...describeUnknownSchema(name, schemas) })),
    ...ids
      .filter(({ id }) => !operations.has(id))
      .map(({ id, pointer }) => ({ pointer, ...describeUnknownOperation(id, operations) })),
  ];
}

function describeUnknownSchema(name: string, schemas: readonly string[]): Finding {
  return {
    code: 'sdks/unknown-schema',
    needs: 'overlays',
    found: `the unknown schema ${name}`,
    expected: 'the name of a schema of the OpenAPI document',
    fix: suggest(name, schemas),
  };
}
