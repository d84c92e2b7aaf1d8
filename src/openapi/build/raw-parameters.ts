import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { resolve } from '../document/reference';
import { listWritten } from '../examples/examples';
import { flatten } from '../schema/merge-schemas';

/** Bodies and security schemes set these; as parameters they are ignored (OpenAPI 3.1, Parameter Object, `name`). */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

/**
 * The parameters of an operation as the document has them, references followed: those of the path
 * item that it does not override by name and location, then its own.
 */
export function listParameters(document: OpenApiDocument, operation: Json, pathItem: Json): Json[] {
  const [shared = [], own = []] = [pathItem, operation].map(({ parameters }) =>
    asList(parameters).map((value) => resolve(document, value)),
  );
  const isOwn = (parameter: Json) =>
    own.some(({ name, in: location }) => name === parameter.name && location === parameter.in);
  return [...shared.filter((parameter) => !isOwn(parameter)), ...own].filter(
    ({ name, in: location }) =>
      location !== 'header' || !ignoredHeaders.has(String(name).toLowerCase()),
  );
}

/** The schema of a parameter or header: its own, or that of its only media type. */
export function schemaOfParameter(parameter: Json): unknown {
  return parameter.schema ?? contentOf(parameter).media.schema;
}

/**
 * The example of a parameter or header: its own, its media type's, its schema's, or undefined where
 * nobody wrote one.
 */
export function exampleOfParameter(document: OpenApiDocument, parameter: Json): unknown {
  const [written] = [parameter, contentOf(parameter).media].flatMap((holder) =>
    listWritten(document, holder),
  );
  if (written) return written.value;
  const { example, examples } = flatten(document, schemaOfParameter(parameter))?.schema ?? {};
  return example ?? asList(examples)[0];
}

/** The only media type of a parameter that has `content`; without one, its type is undefined. */
export function contentOf({ content }: Json): { type?: string; media: Json } {
  const [entry] = Object.entries(asObject(content));
  return entry ? { type: entry[0], media: asObject(entry[1]) } : { media: {} };
}
