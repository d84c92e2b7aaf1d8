import { code, writePageLink } from '../../text/inline-markdown';
import { rememberByObject } from '../../text/remember';
import { operationRoute } from '../../text/routes';
import { toSlug } from '../../text/slug';
import { asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { idOf, listOperations } from '../document/list-operations';
import { follow, resolve } from '../document/reference';
import type { Text } from '../text';
import { titleOf } from './operation-words';
import { describeExpression } from './runtime-expression';
import { serverUrl } from './servers';

/** Describes the calls that a response leads to, with where their values come from (OpenAPI, Link Object). */
export function describeLinks(
  document: OpenApiDocument,
  base: string,
  links: unknown,
): Text | undefined {
  const rows = Object.entries(asObject(links)).map(([name, value]) => {
    const link = resolve(document, value);
    const target = nameTarget(document, base, link) ?? code(name);
    const text = asText(link.description)?.replace(/\s+/g, ' ');
    return `- ${[`${[target, ...listValues(link)].join(', ')}.`, text].filter(Boolean).join(' ')}`;
  });
  return rows.length > 0
    ? `Further calls with values of this response:\n\n${rows.join('\n')}`
    : undefined;
}

function listValues({ parameters, requestBody, server }: Json): string[] {
  const given = Object.entries(asObject(parameters)).map(
    ([name, value]) => `with ${describeExpression(value)} as ${code(name)}`,
  );
  const body = requestBody === undefined ? [] : [`with ${describeExpression(requestBody)} as body`];
  return [...given, ...body, ...(server ? [`at ${code(serverUrl(server))}`] : [])];
}

/** A link to the page of the operation; the reference as it is, if that is no operation of the document. */
function nameTarget(
  document: OpenApiDocument,
  base: string,
  { operationId, operationRef }: Json,
): Text | undefined {
  const target = follow(document, String(operationRef));
  const found = listKnown(document).find(({ operation }) =>
    operationId === undefined ? operation === target : operation.operationId === operationId,
  );
  if (found) {
    const id = idOf(found);
    return writePageLink(titleOf(found.operation, id), operationRoute(base, toSlug(id)));
  }
  const written = asText(operationId) ?? asText(operationRef);
  return written && code(written);
}

const listKnown = rememberByObject(listOperations);
