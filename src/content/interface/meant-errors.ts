import type { ErrorObject } from 'ajv';
import { findRivalKeys } from './explain-error';

/**
 * Lists the errors of a validator that an author can act on. If a schema allows several forms, the
 * validator reports an error for each of them, and another one because none of them matches.
 */
export function listMeantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const chosen = dropOtherForms(
    errors.filter((error) => !isSummary(error) && !isAlternative(error)),
  );
  const relevant = chosen.filter(
    (error) => !isVague(error) || !chosen.some((other) => explains(other, error)),
  );
  const [first] = relevant;
  return first ? relevant : [...errors];
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

/** Parameters and security schemes have four forms each, which `in` and `type` distinguish. */
const formCount = 4;

function isChoice({ keyword, schemaPath, instancePath }: ErrorObject): boolean {
  const isParameter = /Parameter\/properties\/in\/enum$/.test(schemaPath);
  const isScheme = /^\/components\/securitySchemes\/[^/]+\/type$/.test(instancePath);
  return keyword === 'enum' && (isParameter || isScheme);
}

const form =
  /^#\/definitions\/((?:Path|Query|Header|Cookie)Parameter|\w+SecurityScheme)\/|\/(styles-for-\w+)\//;

/** Returns the form that an error is about; undefined for parts that all forms have in common. */
function formOf({ schemaPath, instancePath }: ErrorObject): string | undefined {
  const [, of30, of31] = form.exec(schemaPath) ?? [];
  // A form with further definitions is compiled separately, so its name is missing from the path.
  const isScheme = instancePath.startsWith('/components/securitySchemes/');
  return of30 ?? of31 ?? (isScheme ? 'OAuth2SecurityScheme' : undefined);
}

function dropOtherForms(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(isChoice);
  const common = errors.filter((error) => formOf(error) === undefined);
  const undecided = common
    .filter(({ params }) => params.missingProperty === 'in')
    .map(({ instancePath }) => instancePath);
  const formErrors = errors.filter(
    (error) =>
      formOf(error) !== undefined &&
      !undecided.includes(error.instancePath) &&
      !choices.some((other) => isOfForm(error, other)),
  );
  return [...common, ...formErrors, ...joinChoices(choices)];
}

/** True for an error about a form that the parameter or scheme does not have. */
function isOfForm(error: ErrorObject, other: ErrorObject): boolean {
  const parent = other.instancePath.replace(/[^/]*$/, '');
  return `${error.instancePath}/`.startsWith(parent) && formOf(error) === formOf(other);
}

/** If no form is chosen, the values of all forms are allowed. */
function joinChoices(choices: readonly ErrorObject[]): ErrorObject[] {
  const byPath = new Map<string, ErrorObject[]>();
  for (const each of choices) {
    byPath.set(each.instancePath, [...(byPath.get(each.instancePath) ?? []), each]);
  }
  return [...byPath.values()].flatMap((all) => {
    const [first] = all;
    if (!first || all.length < formCount) return [];
    const allowedValues = all.flatMap(({ params }) => params.allowedValues);
    return [{ ...first, params: { allowedValues } }];
  });
}
