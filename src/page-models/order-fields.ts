import type { Operation } from '../openapi/model';
import { rankField } from '../openapi/schema/field-order';
import type { Field, SchemaNode } from '../openapi/schema-node';

/** Puts the fields that a request has to send first, and those that only the server sets last. */
export function orderFields(operation: Operation): Operation {
  const { body } = operation;
  if (!body) return operation;
  const content = body.content.map((media) => ({ ...media, schema: orderBelow(media.schema) }));
  return { ...operation, body: { ...body, content } };
}

function orderBelow(node: SchemaNode): SchemaNode {
  const { fields, variants, items } = node;
  const below = <Part extends { schema: SchemaNode }>(part: Part): Part => ({
    ...part,
    schema: orderBelow(part.schema),
  });
  return {
    ...node,
    fields: fields.map(below).toSorted((one, other) => rankOf(one) - rankOf(other)),
    variants: variants.map(below),
    ...(items && { items: orderBelow(items) }),
  };
}

function rankOf({ required, schema }: Field): number {
  return rankField(required, schema);
}
