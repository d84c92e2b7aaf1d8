import { asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { resolve } from '../document/reference';
import { labelSchema } from '../schema/schema-label';
import type { SchemaNode } from '../schema-node';
import { describeSerialization } from './parameter-words';
import { listPartTypes } from './part-types';
import { schemaOfParameter } from './raw-parameters';

/** Says how the fields of a form are sent: at the fields, or else at the form (OpenAPI, Encoding Object). */
export function addEncoding(
  document: OpenApiDocument,
  mediaType: string,
  media: Json,
  schema: SchemaNode,
): SchemaNode {
  const encoding = asObject(media.encoding);
  const types = listPartTypes(document, mediaType, media);
  const names = [...new Set([...Object.keys(encoding), ...types.keys()])];
  const entries = names.map((name) => {
    const field = schema.fields.find((each) => each.name === name);
    const type = types.get(name);
    const words = [
      ...(type ? [`sent as ${type.split(/\s*,\s*/).join(' or ')}`] : []),
      ...describeEncoding(document, asObject(encoding[name]), name, field?.schema),
    ];
    return { name, field, words };
  });
  const others = entries.flatMap(({ name, field, words }) =>
    field ? [] : words.map((each) => `${name} ${each}`),
  );
  const fields = schema.fields.map((field) => {
    const own = entries.find((each) => each.field === field);
    return own ? { ...field, schema: addLimits(field.schema, own.words) } : field;
  });
  return { ...addLimits(schema, others), fields };
}

function addLimits(node: SchemaNode, limits: string[]): SchemaNode {
  return { ...node, limits: [...node.limits, ...limits] };
}

function describeEncoding(
  document: OpenApiDocument,
  encoding: Json,
  name: string,
  schema: SchemaNode | undefined,
): string[] {
  const hasStyle = encoding.style !== undefined || encoding.explode !== undefined;
  const isStyled = schema && (hasStyle || encoding.allowReserved === true);
  const raw = { style: 'form', ...encoding, in: 'query', allowEmptyValue: false };
  return [
    ...Object.entries(asObject(encoding.headers)).map(([header, value]) =>
      describeHeader(document, header, resolve(document, value)),
    ),
    ...(isStyled ? describeSerialization(raw, { name, in: 'query' }, schema) : []),
  ];
}

function describeHeader(document: OpenApiDocument, name: string, header: Json): string {
  const facts = [
    labelSchema(document, schemaOfParameter(header) ?? {}),
    ...(header.required === true ? ['required'] : []),
  ];
  const description = asText(header.description)?.replace(/\s+/g, ' ').trim();
  return `with the header ${name} (${facts.join(', ')})${description ? `: ${description}` : ''}`;
}
