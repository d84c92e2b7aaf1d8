import Ajv, { type ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Json, OpenApiDocument } from '../openapi/document';

/** Says in a few words why a value does not satisfy the schema at a JSON pointer; undefined if it does. */
export type ValidateValue = (value: unknown, schemaPointer: string) => string | undefined;

/** Gives the check of values against the schemas of one OpenAPI document (3.0 or 3.1). */
export function createValidator(document: OpenApiDocument): ValidateValue {
  const is30 = document.openapi.startsWith('3.0');
  const options = { strict: false, allErrors: true, validateSchema: false, logger: false } as const;
  const ajv = is30 ? new Ajv(options) : new Ajv2020(options);
  addFormats(ajv as never);
  ajv.addSchema({
    $id: 'document',
    ...(is30 ? (turnBounds(document) as Json) : document),
  } as never);
  const compiled = new Map<string, ValidateFunction>();
  return (value, schemaPointer) => {
    const validate =
      compiled.get(schemaPointer) ??
      ajv.compile({ $ref: `document#${encodePointer(schemaPointer)}` });
    compiled.set(schemaPointer, validate);
    if (validate(value)) return undefined;
    return (validate.errors ?? [])
      .map(({ instancePath, message, params }) =>
        [instancePath, message, params.additionalProperty].filter(Boolean).join(' '),
      )
      .join('; ');
  };
}

function encodePointer(pointer: string): string {
  return pointer
    .split('/')
    .map((key) => encodeURIComponent(key))
    .join('/');
}

/** 3.0 says with a boolean that a bound is exclusive; JSON Schema gives the bound itself. */
function turnBounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnBounds);
  if (typeof value !== 'object' || value === null) return value;
  const turned = Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, turnBounds(held)]),
  ) as Json;
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof turned[exclusive] !== 'boolean') continue;
    if (turned[exclusive]) turned[exclusive] = turned[bound];
    else delete turned[exclusive];
  }
  return turned;
}
