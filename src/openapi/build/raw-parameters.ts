import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { resolve } from '../document/reference';
import { type ExampleValue, listElsewhere, listWritten } from '../examples/examples';
import type { ParameterExample } from '../messages';
import { wholeOf } from '../schema/whole-schema';

/** Set by bodies and security schemes, and ignored as parameters (OpenAPI 3.1, Parameter Object, `name`). */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

/**
 * The parameters of an operation as they are in the document, with references resolved: those of the
 * path item that the operation doesn't override by name and location, followed by its own.
 */
export function listParameters(document: OpenApiDocument, operation: Json, pathItem: Json): Json[] {
  const [shared = [], own = []] = [pathItem, operation].map(({ parameters }) =>
    asList(parameters).map((value) => resolve(document, value)),
  );
  const isOwn = (parameter: Json) =>
    own.some(({ name, in: location }) => name === parameter.name && location === parameter.in);
  return [...shared.filter((parameter) => !isOwn(parameter)), ...own].filter(
    (parameter) => !isIgnored(parameter),
  );
}

/** Whether a parameter has no meaning, because bodies and security schemes set its header. */
export function isIgnored({ name, in: location }: Json): boolean {
  return location === 'header' && ignoredHeaders.has(String(name).toLowerCase());
}

/** The schema of a parameter or header: its own, or that of its only media type. */
export function schemaOfParameter(parameter: Json): unknown {
  return parameter.schema ?? contentOf(parameter).media.schema;
}

/** The examples of a parameter or header: its own, or those of its media type or its schema. */
export function listParameterExamples(document: OpenApiDocument, parameter: Json): ExampleValue[] {
  const written = [parameter, contentOf(parameter).media].flatMap((owner) =>
    listWritten(document, owner),
  );
  if (written.length > 0) return written;
  const { example, examples } = wholeOf(document, schemaOfParameter(parameter)).schema;
  return (example === undefined ? asList(examples) : [example]).map((value) => ({ value }));
}

/** The examples of a parameter or header that the document only links to. */
export function listLinkedExamples(document: OpenApiDocument, parameter: Json): ParameterExample[] {
  return [parameter, contentOf(parameter).media].flatMap((owner) => listElsewhere(document, owner));
}

/** The only media type of a parameter with `content`. `type` is undefined for a parameter without it. */
export function contentOf({ content }: Json): { type?: string; media: Json } {
  const [entry] = Object.entries(asObject(content));
  return entry ? { type: entry[0], media: asObject(entry[1]) } : { media: {} };
}
