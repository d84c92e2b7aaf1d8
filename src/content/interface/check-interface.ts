import { findParameterProblems } from '../../openapi/checks/parameters';
import { withoutRefused } from '../../openapi/checks/refused-operations';
import { findRepaired, withRepairs } from '../../openapi/checks/repairs';
import { findServerProblems } from '../../openapi/checks/server-variables';
import { findUnusableNames } from '../../openapi/checks/unusable-names';
import { asObject, type Json, type OpenApiDocument } from '../../openapi/document/document';
import { keepCauses } from '../../problems/keep-causes';
import type { Finding } from '../../problems/problem';
import { isNumber } from '../../text/written-number';
import { findSizeProblems } from '../files/value-size';
import { checkReferences, findRefusals } from './check-references';
import { dropMisspelt, explainError, listMeantErrors } from './explain-error';
import { validateDocument } from './validate-document';

/**
 * Finds everything that makes a parsed file an invalid OpenAPI 3.0 or 3.1 document. A mistake with a plain meaning is
 * mended, and a reference to a part of another kind confined to the operations that need it: the rest is checked
 * without them. What parameters lack is only certain in a document that is valid otherwise.
 */
export function checkInterface(parsed: Json): Finding[] {
  const wrongVersion = checkVersion(parsed);
  if (wrongVersion) return [wrongVersion];
  const written = parsed as OpenApiDocument;
  const tooLarge = findSizeProblems(written);
  if (tooLarge.length > 0) return tooLarge;
  const document = withRepairs(written);
  const shown = withoutRefused(document);
  const names = findUnusableNames(shown);
  const findings = [
    ...checkReferences(document),
    ...(names.length > 0 ? names : checkSchema(shown)),
  ];
  const isValid = findings.every(({ severity }) => severity === 'warning');
  return [
    ...findRepaired(written),
    ...findRefusals(document),
    ...findings,
    ...(isValid
      ? [...findParameterProblems(shown), ...findServerProblems(shown), ...findEmptyDocument(shown)]
      : []),
  ];
}

/** Checks a document against the schema of its version of OpenAPI. */
function checkSchema(document: OpenApiDocument): Finding[] {
  const findings = dropMisspelt(listMeantErrors(validateDocument(document))).map((error) =>
    explainError(error, document.openapi),
  );
  // A single mistake can break several rules of a schema, and a generator makes it in many places.
  const distinct = new Map(findings.map((each) => [`${each.pointer} ${each.found}`, each]));
  return keepCauses([...distinct.values()].map((each) => ({ ...each, cause: each.found })));
}

function checkVersion(parsed: Json): Finding | undefined {
  const { openapi, swagger } = asObject(parsed);
  if (typeof openapi === 'string' && /^3\.[01]\.\d/.test(openapi)) return undefined;
  const version = openapi === undefined ? swagger : openapi;
  const isMissing = version === undefined;
  return {
    code: isMissing ? 'openapi/no-version' : 'openapi/unsupported-version',
    pointer: openapi === undefined ? '' : '/openapi',
    found: isMissing ? 'no OpenAPI version' : `OpenAPI version ${String(version)}`,
    expected: 'an OpenAPI 3.0 or 3.1 document',
    fix: fixVersion(version),
  };
}

function fixVersion(version: unknown): string {
  if (version === undefined) return 'add `openapi: 3.1.0`, if this is an OpenAPI document';
  if (isNumber(version) && /^3(\.[01])?$/.test(String(version))) {
    return 'write the version in full and in quotes, openapi: "3.1.0"';
  }
  return /^2/.test(String(version))
    ? 'convert the document to OpenAPI 3: npx swagger2openapi --patch FILE --outfile openapi.yaml'
    : 'convert the document to OpenAPI 3.1';
}

/** The schema of 3.1 accepts an empty `paths`, so this is checked separately. */
function findEmptyDocument({ openapi, paths, webhooks, components }: OpenApiDocument): Finding[] {
  const parts = [paths, webhooks, components].flatMap((part) => Object.keys(asObject(part)));
  if (parts.some(Boolean) || openapi.startsWith('3.0')) return [];
  return [
    {
      code: 'openapi/nothing-described',
      pointer: '',
      found: 'no entry in `paths`, `webhooks` or `components`',
      expected: 'at least one entry in one of them',
      fix: 'add a path',
    },
  ];
}
