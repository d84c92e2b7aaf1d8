import type { z } from 'zod';
import type { OpenApiDocument } from '../../openapi/document/document';
import { listOperations } from '../../openapi/document/list-operations';
import { failingRequestSchema, retrySchema, serverCallSchema } from '../../openapi/extensions';
import { listResponses } from '../response-examples';

/** What a document says about retries, calls of the server and failing requests. */
export interface WrittenExtension {
  name: 'x-retry' | 'x-server-call' | 'x-request';
  pointer: string;
  value: unknown;
  /** The shape that it must have. */
  schema: z.ZodType;
}

/** Lists every `x-retry`, `x-server-call` and `x-request` of a document. */
export function listExtensions(document: OpenApiDocument): WrittenExtension[] {
  return listOperations(document)
    .flatMap(({ operation, pointer, method, path }): WrittenExtension[] => [
      list('x-retry', operation, pointer, retrySchema),
      list('x-server-call', operation, pointer, serverCallSchema),
      ...listResponses(document, { method, path }).map(({ content }) => {
        const { request, pointer: below = '' } = { ...content?.example };
        return list('x-request', { 'x-request': request }, below, failingRequestSchema);
      }),
    ])
    .filter(({ value }) => value !== undefined);
}

function list(
  name: WrittenExtension['name'],
  owner: Record<string, unknown>,
  pointer: string,
  schema: z.ZodType,
): WrittenExtension {
  return { name, pointer: `${pointer}/${name}`, value: owner[name], schema };
}
