import type { ErrorObject } from 'ajv';
import { findRivalKeys } from './explain-error';

/**
 * Lists the errors of a validator that an author can act on. If a schema allows several forms, the
 * validator reports an error for each of them, and another one because none of them matches.
 */
export function listMeantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const specific = errors.filter((error) => !isSummary(error) && !isAlternative(error));
  const relevant = specific.filter(
    (error) => !isVague(error) || !specific.some((other) => explains(other, error)),
  );
  return relevant.length > 0 ? relevant : [...errors];
}

/** True for an error that only says that no form or several forms match, or that a reference does not. */
function isSummary(error: ErrorObject): boolean {
  const { keyword, params, schemaPath } = error;
  if (keyword === 'oneOf') return params.passingSchemas === null || !findRivalKeys(error);
  return ['anyOf', 'if'].includes(keyword) || schemaPath.startsWith('#/definitions/Reference/');
}

/** Suggesting one way to satisfy a schema is enough. */
function isAlternative({ schemaPath }: ErrorObject): boolean {
  return /\/(oneOf|anyOf)\/[1-9]\d*\//.test(schemaPath);
}

/** A key with a wrong value is also reported as unknown, and an object with a missing key as too small. */
function isVague({ keyword }: ErrorObject): boolean {
  return ['unevaluatedProperties', 'minProperties'].includes(keyword);
}

function explains(other: ErrorObject, { instancePath }: ErrorObject): boolean {
  return !isVague(other) && `${other.instancePath}/`.startsWith(`${instancePath}/`);
}
