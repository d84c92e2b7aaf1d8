import type { Call } from '../openapi/calls/call';
import type { MediaType } from '../openapi/messages';
import type { Operation } from '../openapi/model';
import type { SchemaNode } from '../openapi/schema-node';
import { isStructure } from '../text/written-number';

/**
 * Leaves out the examples of parameters and fields for which the code beside them shows a value: that of
 * the samples (`call`), or else the first example of each body.
 */
export function dropShownExamples(operation: Operation, call: Call | undefined): Operation {
  const { parameters, body, responses } = operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => {
      const sent = call?.parameters.filter(
        ({ name, in: location }) => name === parameter.name && location === parameter.in,
      );
      const values = sent?.map(({ json }) => json) ?? [];
      return { ...parameter, schema: dropExamples(parameter.schema, values) };
    }),
    ...(body && {
      body: { ...body, content: body.content.map((media) => dropFrom(media, call?.body?.json)) },
    }),
    responses: responses.map((response) => ({
      ...response,
      content: response.content.map((media) => dropFrom(media)),
    })),
  };
}

function dropFrom(media: MediaType, sent?: unknown): MediaType {
  const value = sent ?? readExample(media);
  return { ...media, schema: dropExamples(media.schema, value === undefined ? [] : [value]) };
}

/** The first example as JSON; undefined if it is none. */
function readExample({ examples }: MediaType): unknown {
  try {
    return JSON.parse(examples[0]?.text ?? '');
  } catch {
    return undefined;
  }
}

/** `values` are those that the code shows for the schema. */
function dropExamples(node: SchemaNode, values: readonly unknown[]): SchemaNode {
  const { example, fields, items, variants, ...rest } = node;
  const isShown = values.some(isTelling);
  const inner = values.flatMap((value) => (isStructure(value) ? Object.values(value) : []));
  return {
    ...rest,
    ...(example !== undefined && !isShown && { example }),
    fields: fields.map((field) => ({
      ...field,
      schema: dropExamples(field.schema, values.flatMap(readField(field.name))),
    })),
    ...(items && { items: dropExamples(items, inner) }),
    variants: variants.map((variant) => ({
      ...variant,
      schema: dropExamples(variant.schema, values),
    })),
  };
}

const readField = (name: string) => (value: unknown) =>
  isStructure(value) && Object.hasOwn(value, name) ? [Reflect.get(value, name)] : [];

/** Whether a value tells readers something: null and what is empty do not. */
function isTelling(value: unknown): boolean {
  return isStructure(value) ? Object.keys(value).length > 0 : value !== null && value !== '';
}
