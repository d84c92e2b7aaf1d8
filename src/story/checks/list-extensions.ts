import type { z } from 'zod';
import { asList, asObject, type OpenApiDocument, own } from '../../openapi/document/document';
import { listOperations } from '../../openapi/document/list-operations';
import {
  failingRequestSchema,
  retrySchema,
  serverCallSchema,
  tagSchemas,
} from '../../openapi/extensions';
import { listResponses } from '../response-examples';

/** What a document says in our own words about an operation, an error or a tag. */
export interface WrittenExtension {
  name: string;
  pointer: string;
  value: unknown;
  /** The shape that it must have. */
  schema: z.ZodType;
}

/** Lists the extensions of a document that must have a shape of ours. */
export function listExtensions(document: OpenApiDocument): WrittenExtension[] {
  const ofOperations = listOperations(document).flatMap(({ operation, pointer, method, path }) => [
    list('x-retry', operation, pointer, retrySchema),
    list('x-server-call', operation, pointer, serverCallSchema),
    ...listResponses(document, { method, path }).map(({ content }) => {
      const { request, pointer: below = '' } = { ...content?.example };
      return list('x-request', { 'x-request': request }, below, failingRequestSchema);
    }),
  ]);
  const ofTags = asList(document.tags).flatMap((tag, index) =>
    Object.entries(tagSchemas).map(([name, schema]) =>
      list(name, asObject(tag), `/tags/${index}`, schema),
    ),
  );
  return [...ofOperations, ...ofTags].filter(({ value }) => value !== undefined);
}

function list(
  name: string,
  owner: Record<string, unknown>,
  pointer: string,
  schema: z.ZodType,
): WrittenExtension {
  return { name, pointer: `${pointer}/${name}`, value: own(owner, name), schema };
}
