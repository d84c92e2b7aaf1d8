import type { ErrorObject } from 'ajv';
import { rivalsOf } from './explain-error';

/**
 * Lists the errors of a validator that an author can act on. Where a schema allows several forms,
 * the validator reports what each of them lacks, and once more that none of them fits.
 */
export function listMeantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const chosen = dropOtherForms(errors.filter((error) => !isSummary(error) && !isSecondWay(error)));
  const sound = chosen.filter(
    (error) => !isVague(error) || !chosen.some((other) => explains(other, error)),
  );
  const [first] = sound;
  return first ? sound : [...errors];
}

/** Says that no form fits or several do, or that the form of a reference does not. */
function isSummary(error: ErrorObject): boolean {
  const { keyword, params, schemaPath } = error;
  if (keyword === 'oneOf') return params.passingSchemas === null || !rivalsOf(error);
  return ['anyOf', 'if'].includes(keyword) || schemaPath.startsWith('#/definitions/Reference/');
}

/** One way to satisfy a schema is enough to propose. */
function isSecondWay({ schemaPath }: ErrorObject): boolean {
  return /\/(oneOf|anyOf)\/[1-9]\d*\//.test(schemaPath);
}

/** A key counts as unknown too when its value is wrong, and an object as too small when a key is missing. */
function isVague({ keyword }: ErrorObject): boolean {
  return ['unevaluatedProperties', 'minProperties'].includes(keyword);
}

function explains(other: ErrorObject, { instancePath }: ErrorObject): boolean {
  return !isVague(other) && `${other.instancePath}/`.startsWith(`${instancePath}/`);
}

/** A parameter and a security scheme have four forms each; `in` and `type` say which one is meant. */
const forms = 4;

function isChoice({ keyword, schemaPath, instancePath }: ErrorObject): boolean {
  const isOfParameter = /Parameter\/properties\/in\/enum$/.test(schemaPath);
  const isOfScheme = /^\/components\/securitySchemes\/[^/]+\/type$/.test(instancePath);
  return keyword === 'enum' && (isOfParameter || isOfScheme);
}

const form =
  /^#\/definitions\/((?:Path|Query|Header|Cookie)Parameter|\w+SecurityScheme)\/|\/(styles-for-\w+)\//;

/** The form that an error is about; undefined for what all forms have in common. */
function formOf({ schemaPath, instancePath }: ErrorObject): string | undefined {
  const [, of30, of31] = form.exec(schemaPath) ?? [];
  // A form with further definitions is compiled by itself, so that the path lacks its name.
  const isOfScheme = instancePath.startsWith('/components/securitySchemes/');
  return of30 ?? of31 ?? (isOfScheme ? 'OAuth2SecurityScheme' : undefined);
}

function dropOtherForms(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(isChoice);
  const common = errors.filter((error) => formOf(error) === undefined);
  const undecided = common
    .filter(({ params }) => params.missingProperty === 'in')
    .map(({ instancePath }) => instancePath);
  const ofForms = errors.filter(
    (error) =>
      formOf(error) !== undefined &&
      !undecided.includes(error.instancePath) &&
      !choices.some((other) => isOfForm(error, other)),
  );
  return [...common, ...ofForms, ...joinChoices(choices)];
}

/** Whether an error is about the form that a parameter or scheme did not choose. */
function isOfForm(error: ErrorObject, other: ErrorObject): boolean {
  const holder = other.instancePath.replace(/[^/]*$/, '');
  return `${error.instancePath}/`.startsWith(holder) && formOf(error) === formOf(other);
}

/** Where no form is chosen, the values of all of them would do. */
function joinChoices(choices: readonly ErrorObject[]): ErrorObject[] {
  const byPath = new Map<string, ErrorObject[]>();
  for (const each of choices) {
    byPath.set(each.instancePath, [...(byPath.get(each.instancePath) ?? []), each]);
  }
  return [...byPath.values()].flatMap((all) => {
    const [first] = all;
    if (!first || all.length < forms) return [];
    const allowedValues = all.flatMap(({ params }) => params.allowedValues);
    return [{ ...first, params: { allowedValues } }];
  });
}
