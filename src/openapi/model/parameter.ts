import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { resolve } from '../document/reference';
import { listWritten } from '../examples/examples';
import { flatten } from '../schema/merge-schemas';
import { isJson } from './media-type';

/** How a value becomes text (OpenAPI 3.1, Parameter Object, "Style Values"). */
export type Style =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject';

/** What decides how the value of a parameter is written. */
export interface Serialization {
  style: Style;
  /** Whether each item of a list, or field of an object, is a value of its own. */
  explode: boolean;
  /** Of a parameter with `content` instead of a style: its value is one text, JSON or as it stands. */
  content?: 'json' | 'text';
}

/** Body and security say these; as parameters they are to be ignored (OpenAPI 3.1, Parameter Object, `name`). */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

/**
 * The parameters of an operation as the document has them, references followed: those of the path
 * item that it does not override by name and place, then its own.
 */
export function listParameters(document: OpenApiDocument, operation: Json, pathItem: Json): Json[] {
  const [shared = [], own = []] = [pathItem, operation].map(({ parameters }) =>
    asList(parameters).map((value) => resolve(document, value)),
  );
  const isOwn = (parameter: Json) =>
    own.some(({ name, in: place }) => name === parameter.name && place === parameter.in);
  return [...shared.filter((parameter) => !isOwn(parameter)), ...own].filter(
    ({ name, in: place }) => place !== 'header' || !ignoredHeaders.has(String(name).toLowerCase()),
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

/** How the value of a parameter is written, with the defaults of its place (Parameter Object, `style`). */
export function serializationOf(parameter: Json): Serialization {
  const { in: place, style: given, explode } = parameter;
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const style = (given ?? usual) as Style;
  const { type } = contentOf(parameter);
  return {
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    ...(type !== undefined && { content: isJson(type) ? 'json' : 'text' }),
  };
}

/** A parameter with `content` has one media type. */
function contentOf({ content }: Json): { type?: string; media: Json } {
  const [entry] = Object.entries(asObject(content));
  return entry ? { type: entry[0], media: asObject(entry[1]) } : { media: {} };
}
