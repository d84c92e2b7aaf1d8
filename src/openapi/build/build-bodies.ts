import { layOutJson } from '../../text/lay-out-json';
import {
  asObject,
  asText,
  isEmpty,
  isObject,
  type Json,
  type OpenApiDocument,
} from '../document/document';
import { resolve } from '../document/reference';
import { isError } from '../errors';
import { type ExampleValue, examplesOf, listElsewhere } from '../examples/examples';
import { encodeValue } from '../examples/write-xml';
import type { Example, MediaType, Response } from '../messages';
import type { Operation } from '../model';
import type { Direction } from '../schema/direction';
import type { SchemaLayout } from '../schema/schema-layout';
import { wholeOf } from '../schema/whole-schema';
import { addEncoding } from './add-encoding';
import { buildHeaders } from './build-parameters';
import { describeLinks } from './describe-links';
import { formOf, isForm } from './media-type';
import { labelStatus } from './status';

/** The request body, if the operation has one. */
export function buildBody(
  document: OpenApiDocument,
  operation: Json,
  layout: SchemaLayout,
): Pick<Operation, 'body'> {
  if (!operation.requestBody) return {};
  const body = resolve(document, operation.requestBody);
  if (isEmptyBody(document, body)) return {};
  return {
    body: {
      required: body.required === true,
      description: asText(body.description),
      content: buildContent(document, body.content, 'request', 'request', layout),
    },
  };
}

/** Whether a body is optional and can only be an object without fields, as some generators write for no body. */
function isEmptyBody(document: OpenApiDocument, { required, content }: Json): boolean {
  const schemas = Object.values(asObject(content)).map((media) => asObject(media).schema);
  return (
    required !== true &&
    schemas.length > 0 &&
    schemas.every((schema) => {
      const { type, properties, additionalProperties, ...rules } = wholeOf(document, schema).schema;
      const isClosed = additionalProperties === undefined || additionalProperties === false;
      return isObject(properties) && isEmpty({ ...properties, ...rules }) && isClosed;
    })
  );
}

/** The responses of an operation, in the document's order. */
export function buildResponses(
  document: OpenApiDocument,
  operation: Json,
  layout: SchemaLayout,
  base = '/docs',
): Response[] {
  return Object.entries(asObject(operation.responses))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, value]) => {
      const response = resolve(document, value);
      const anchor = `response.${status}`;
      const label = labelStatus(status);
      const description = asText(response.description);
      const repeatsLabel =
        description?.trim().replace(/\.$/, '').toLowerCase() === label.toLowerCase();
      const headers = buildHeaders(document, response.headers, anchor, layout);
      const content = buildContent(document, response.content, 'response', anchor, layout);
      return {
        status,
        label,
        ...(description && !repeatsLabel && { description }),
        details: describeLinks(document, base, response.links),
        anchor,
        headers,
        content: isError({ status }) ? content.map(anchorReasons(layout)) : content,
      };
    });
}

function buildContent(
  document: OpenApiDocument,
  content: unknown,
  direction: Direction,
  anchor: string,
  layout: SchemaLayout,
): MediaType[] {
  return Object.entries(asObject(content)).map(([type, value], index) => {
    const own = index === 0 ? anchor : layout.reserveAnchor(anchor, type);
    const media = asObject(value);
    const schema = layout.layOut(media.schema ?? {}, own, direction);
    return {
      type,
      anchor: own,
      schema: addEncoding(document, type, media, schema),
      ...linkExamples(document, media),
      examples: buildExamples(document, type, media, direction),
    };
  });
}

/** Links to the examples of a media type that the document does not have. */
function linkExamples(document: OpenApiDocument, media: Json): Pick<MediaType, 'details'> {
  const rows = listElsewhere(document, media).map(
    ({ details, description }) => `- ${[details, description].filter(Boolean).join(': ')}`,
  );
  return rows.length > 0 ? { details: `Examples elsewhere:\n\n${rows.join('\n')}` } : {};
}

/** Gives each example of an error that authors wrote its own place: it is a reason for the error. */
function anchorReasons(layout: SchemaLayout) {
  return (media: MediaType): MediaType => ({
    ...media,
    examples: media.examples.map(({ name, ...example }) => {
      if (name === undefined) return example;
      const anchor = layout.reserveAnchor(`${media.anchor}.reasons`, name);
      return { ...example, name, anchor };
    }),
  });
}

/**
 * The examples of a media type. Files have none, and forms only those that authors wrote: nobody sends a form as
 * JSON.
 */
function buildExamples(
  document: OpenApiDocument,
  type: string,
  media: Json,
  direction: Direction,
): Example[] {
  return examplesOf(document, media, direction).flatMap(({ value, ...rest }) => {
    if (rest.isMade && isForm(type)) return [];
    const example = { ...rest, value: encodeValue(document, type, media.schema, value) };
    const form = formOf(document, type, media.schema, example.value);
    return form === 'file' ? [] : showExample(example, form === 'text');
  });
}

/** In characters. The bodies of errors, of which a page has many, are on a single line. */
const maxLength = { example: 52, error: 200 };

function showExample({ summary, value, ...example }: ExampleValue, isText: boolean): Example {
  const length = example.request ? maxLength.error : maxLength.example;
  return {
    ...example,
    title: summary ?? example.name,
    text: isText ? String(value) : layOutJson(value, length),
  };
}
