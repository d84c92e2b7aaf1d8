import { asObject, type Json, type OpenApiDocument } from '../openapi/document/document';
import { escapeKey } from '../openapi/document/pointer';
import { resolve } from '../openapi/document/reference';
import type { Operation } from '../openapi/model';

/** A response of an operation that a call may return, with one of its examples if it has any. */
export interface ExpectedResponse {
  /** `200`, `4XX` or `default`. */
  status: string;
  headers: ExpectedHeader[];
  /** Missing if the response has no body. */
  content?: {
    mediaType: string;
    /** JSON pointer of the schema, if there is one. */
    schema?: string;
    example?: ExpectedExample;
  };
}

/** A header of a response. */
interface ExpectedHeader {
  /** In lower case. */
  name: string;
  /** JSON pointer of the header in the document. */
  pointer: string;
  /** Whether the response always has it. */
  isRequired: boolean;
  example?: string;
}

/** An example of a response body. Without a value, it has not been recorded yet. */
export interface ExpectedExample {
  name: string;
  /** JSON pointer of the example in the document. */
  pointer: string;
  value?: unknown;
  /** How to provoke the error that it shows. */
  request?: unknown;
}

/** The JSON pointer of an operation in the document, or of a part of it. */
export function operationPointer(
  { path, method }: Pick<Operation, 'path' | 'method'>,
  part?: string,
): string {
  const pointer = `/paths/${escapeKey(path)}/${method.toLowerCase()}`;
  return part === undefined ? pointer : `${pointer}/${part}`;
}

/** Lists the responses of an operation: one entry for each example, and one for a body without examples. */
export function listResponses(
  document: OpenApiDocument,
  { path, method }: Pick<Operation, 'path' | 'method'>,
): ExpectedResponse[] {
  const pathItem = resolve(document, document.paths?.[path]);
  const key = method.toLowerCase();
  const responses = asObject(asObject(pathItem[key]).responses);
  return Object.entries(responses).flatMap(([status, value]) => {
    const response = resolve(document, value);
    const pointer = operationPointer({ path, method }, `responses/${status}`);
    const plain = { status, headers: listHeaders(document, response, pointer) };
    const contents = Object.entries(asObject(response.content));
    if (contents.length === 0) return [plain];
    return contents.flatMap(([mediaType, media]): ExpectedResponse[] => {
      const below = `${pointer}/content/${escapeKey(mediaType)}`;
      const schema = asObject(media).schema === undefined ? {} : { schema: `${below}/schema` };
      const content = { mediaType, ...schema };
      const examples = listExamples(document, asObject(media), below);
      if (examples.length === 0) return [{ ...plain, content }];
      return examples.map((example) => ({ ...plain, content: { ...content, example } }));
    });
  });
}

function listHeaders(document: OpenApiDocument, response: Json, pointer: string): ExpectedHeader[] {
  return Object.entries(asObject(response.headers)).map(([name, written]) => {
    const { required, example } = resolve(document, written);
    return {
      name: name.toLowerCase(),
      pointer: `${pointer}/headers/${escapeKey(name)}`,
      isRequired: required === true,
      ...(example !== undefined && { example: String(example) }),
    };
  });
}

function listExamples(document: OpenApiDocument, media: Json, pointer: string): ExpectedExample[] {
  return Object.entries(asObject(media.examples)).map(([name, written]) => {
    const { value, 'x-request': request } = resolve(document, written);
    return {
      name,
      pointer: `${pointer}/examples/${escapeKey(name)}`,
      value,
      request,
    };
  });
}

/** The names of an operation's request examples, in order. */
export function requestExamples(
  document: OpenApiDocument,
  { path, method }: Pick<Operation, 'path' | 'method'>,
): Map<string, unknown> {
  const pathItem = resolve(document, document.paths?.[path]);
  const body = resolve(document, asObject(pathItem[method.toLowerCase()]).requestBody);
  const [media] = Object.values(asObject(body.content));
  const entries = Object.entries(asObject(asObject(media).examples));
  return new Map(entries.map(([name, written]) => [name, resolve(document, written).value]));
}
