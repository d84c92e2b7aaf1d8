import { asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import type { RawOperation } from '../document/list-operations';
import { resolve } from '../document/reference';
import type { ExampleValue } from '../examples/examples';
import type { Parameter, ParameterExample } from '../messages';
import { places } from '../places';
import type { SchemaLayout } from '../schema/schema-layout';
import { showValue } from '../schema/show-value';
import { describeSerialization } from './parameter-words';
import {
  listLinkedExamples,
  listParameterExamples,
  listParameters,
  schemaOfParameter,
} from './raw-parameters';

/** The parameters of an operation, in the order of its page: in each place, required ones come first. */
export function buildParameters(
  document: OpenApiDocument,
  { operation, pathItem }: RawOperation,
  layout: SchemaLayout,
): Parameter[] {
  const all = listParameters(document, operation, pathItem);
  return places.flatMap((place) =>
    all
      .filter((parameter) => parameter.in === place)
      .toSorted((one, other) => Number(other.required === true) - Number(one.required === true))
      .map((parameter) => {
        const name = String(parameter.name);
        const anchor = layout.reserveAnchor(place, name);
        return buildParameter(document, parameter, { name, in: place, anchor }, layout);
      }),
  );
}

/** The headers of the response at `anchor`. */
export function buildHeaders(
  document: OpenApiDocument,
  headers: unknown,
  anchor: string,
  layout: SchemaLayout,
): Parameter[] {
  return Object.entries(asObject(headers)).map(([name, value]) => {
    const header = resolve(document, value);
    const own = layout.reserveAnchor(`${anchor}.headers`, name);
    return buildParameter(document, header, { name, in: 'header', anchor: own }, layout);
  });
}

function buildParameter(
  document: OpenApiDocument,
  raw: Json,
  { name, in: location, anchor }: Pick<Parameter, 'name' | 'in' | 'anchor'>,
  layout: SchemaLayout,
): Parameter {
  const schema = layout.layOut(schemaOfParameter(raw) ?? {}, anchor);
  const words = describeSerialization(raw, { name, in: location }, schema);
  const values = listParameterExamples(document, raw);
  const examples = dropEqual([...values.map(showExample), ...listLinkedExamples(document, raw)]);
  const hasMore =
    examples.length > 1 || examples.some(({ description, details }) => description ?? details);
  return {
    name,
    in: location,
    required: raw.required === true,
    deprecated: raw.deprecated === true,
    description: asText(raw.description),
    anchor,
    schema: {
      ...schema,
      limits: [...schema.limits, ...words],
      ...(values[0] && { example: showValue(values[0].value) }),
    },
    ...(hasMore && { examples }),
    sdkName: asText(raw['x-sdk-name']),
  };
}

function showExample({ summary, description, value }: ExampleValue): ParameterExample {
  const title = description ? summary?.replace(/[^.!?]$/, '$&.') : summary;
  const words = [title, description].filter(Boolean).join(' ');
  return { value: showValue(value), description: words || undefined };
}

/** Examples have names, which pages do not show: those that look the same are shown once. */
function dropEqual(examples: readonly ParameterExample[]): ParameterExample[] {
  return [...new Map(examples.map((each) => [JSON.stringify(each), each])).values()];
}
