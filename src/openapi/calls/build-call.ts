import { isStructure } from '../../text/written-number';
import { concreteType, formOf, isBinary } from '../build/media-type';
import { listPartTypes } from '../build/part-types';
import { listParameterExamples, listParameters, schemaOfParameter } from '../build/raw-parameters';
import { serverUrl } from '../build/servers';
import { asList, asObject, type Json, type OpenApiDocument, own } from '../document/document';
import { resolve } from '../document/reference';
import { examplesOf, makeExample } from '../examples/examples';
import { encodeValue } from '../examples/write-xml';
import type { Parameter } from '../messages';
import type { Operation } from '../model';
import { isAnything } from '../schema/schema-label';
import { showValue } from '../schema/show-value';
import { wholeOf } from '../schema/whole-schema';
import {
  type Argument,
  type BodyPart,
  type Call,
  type CallBody,
  type CallChoice,
  takesToken,
} from './call';
import { serializationOf } from './serialization';
import { typeValue } from './typed-value';

/** The server URL in samples if the document has no server. */
const defaultServer = 'http://localhost';

/**
 * Builds the call that the samples of an operation show, from the examples in the document. With a
 * choice, required parameters come first, and optional ones are only sent if the choice has a value.
 */
export function buildCall(
  document: OpenApiDocument,
  operation: Operation,
  choice?: CallChoice,
): Call {
  const { id, method, path, security } = operation;
  const pathItem = resolve(document, document.paths?.[path]);
  const raw = asObject(pathItem[method.toLowerCase()]);
  const rawParameters = listParameters(document, raw, pathItem);
  const body =
    choice?.body === null || !operation.body ? undefined : buildBody(document, raw, choice);
  return {
    operation: { id, method, path },
    server: serverOf([raw.servers, pathItem.servers, document.servers]),
    security: chooseSecurity(security),
    parameters: chooseParameters(operation.parameters, choice).flatMap((parameter) => {
      const found = rawParameters.find(
        ({ name, in: location }) => name === parameter.name && location === parameter.in,
      );
      return found ? buildArgument(document, parameter, found, choice) : [];
    }),
    body,
  };
}

/** Of several ways to authenticate, a token is the one that the samples of all languages show. */
function chooseSecurity(alternatives: Operation['security']): Call['security'] {
  const given = alternatives.filter(({ length }) => length > 0);
  return given.find((schemes) => schemes.every(takesToken)) ?? given[0] ?? [];
}

function chooseParameters(parameters: readonly Parameter[], choice?: CallChoice): Parameter[] {
  if (!choice) return [...parameters];
  const { with: values = {}, without = [] } = choice;
  const isSent = ({ name, required }: Parameter) => required || Object.hasOwn(values, name);
  return parameters
    .filter((each) => isSent(each) && !without.includes(each.name))
    .toSorted((one, other) => Number(other.required) - Number(one.required));
}

/** The first server of the nearest list, with its variables filled in; relative URLs are on localhost. */
function serverOf(lists: unknown[]): string {
  const list = lists.map(asList).find(({ length }) => length > 0);
  const filled = serverUrl(list?.[0]);
  const whole = filled === '' || filled.startsWith('/') ? defaultServer + filled : filled;
  return whole.replace(/\/$/, '');
}

function buildArgument(
  document: OpenApiDocument,
  parameter: Parameter,
  raw: Json,
  choice?: CallChoice,
): Argument[] {
  const schema = schemaOfParameter(raw);
  const written =
    own(choice?.with ?? {}, parameter.name) ??
    listParameterExamples(document, raw).find(({ value }) => value !== null)?.value;
  if (written === undefined && !parameter.required) return [];
  const json = written ?? makeExample(document, schema, 'request') ?? parameter.name;
  return [
    {
      name: parameter.name,
      in: parameter.in,
      member: parameter.sdkName ?? parameter.name,
      value: typeValue(document, schema ?? {}, json),
      json,
      ...serializationOf(raw),
    },
  ];
}

function buildBody(
  document: OpenApiDocument,
  raw: Json,
  choice?: CallChoice,
): CallBody | undefined {
  const body = resolve(document, raw.requestBody);
  const [mediaType, media] = Object.entries(asObject(body.content))[0] ?? [];
  if (mediaType === undefined) return undefined;
  const { schema } = asObject(media);
  const other = choice?.body;
  if (other && 'text' in other) {
    const { text } = other;
    return { mediaType, form: 'text', value: { kind: 'document', value: text }, json: text };
  }
  const examples = examplesOf(document, asObject(media), 'request');
  const example = examples.find(({ name }) => name === choice?.example) ?? examples[0];
  const isFree = body.required === true && isAnything(schema ?? {});
  const value = example?.isMade ? makeExample(document, schema, 'request', true) : example?.value;
  const written = other ? other.json : (value ?? (isFree ? {} : undefined));
  const json = encodeValue(document, mediaType, schema, written);
  const form = formOf(document, mediaType, schema, json);
  if (form === 'file' && !isStructure(json)) {
    return { mediaType: concreteType(mediaType, form), form };
  }
  // What no example can be made of has its place in the sample.
  if (json === undefined) return body.required === true ? { mediaType, form } : undefined;
  const files = form === 'fields' ? listFiles(document, schema) : [];
  return {
    mediaType: concreteType(mediaType, form),
    form,
    value: typeValue(document, schema ?? {}, written),
    json,
    styles: form === 'fields' ? listStyles(asObject(media)) : undefined,
    ...(files.length > 0 && { files }),
    parts: listBodyParts(document, mediaType, asObject(media)),
  };
}

/** How the fields of a form are written that do not have the usual style (OpenAPI 3.1, Encoding Object). */
function listStyles({ encoding }: Json): CallBody['styles'] {
  const styled = Object.entries(asObject(encoding)).flatMap(([name, value]) => {
    const { style, explode, allowReserved } = asObject(value);
    const isStyled = style !== undefined || explode !== undefined;
    return isStyled
      ? [[name, serializationOf({ in: 'query', style, explode, allowReserved })] as const]
      : [];
  });
  return styled.length > 0 ? Object.fromEntries(styled) : undefined;
}

/** The parts that a client has to be told how to send: with a type, or with headers that have an example. */
function listBodyParts(
  document: OpenApiDocument,
  mediaType: string,
  media: Json,
): CallBody['parts'] {
  if (!/^multipart\//i.test(mediaType)) return undefined;
  const encoding = asObject(media.encoding);
  const types = listPartTypes(document, mediaType, media);
  const names = [...new Set([...types.keys(), ...Object.keys(encoding)])];
  const parts = names.map((name): [string, BodyPart] => {
    const type = types
      .get(name)
      ?.split(/\s*,\s*/)
      .find((each) => !each.includes('*'));
    const headers = Object.entries(asObject(asObject(encoding[name]).headers))
      .filter(([header]) => !/^content-(type|disposition)$/i.test(header))
      .flatMap(([header, value]): [string, string][] => {
        const [example] = listParameterExamples(document, resolve(document, value));
        return example ? [[header, showValue(example.value)]] : [];
      });
    return [name, { type, headers }];
  });
  const told = parts.filter(([, { type, headers }]) => type || headers.length > 0);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** The fields that are files or lists of files, as one of their alternatives at least. */
function listFiles(document: OpenApiDocument, schema: unknown): string[] {
  const properties = asObject(wholeOf(document, schema).schema.properties);
  const isFile = (value: unknown): boolean => {
    if (isBinary(document, value)) return true;
    const { oneOf, anyOf, items } = wholeOf(document, value).schema;
    return isBinary(document, items) || [...asList(oneOf), ...asList(anyOf)].some(isFile);
  };
  return Object.keys(properties).filter((name) => isFile(own(properties, name)));
}
