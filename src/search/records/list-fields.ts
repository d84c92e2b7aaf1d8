import { isError } from '../../openapi/errors';
import type { Parameter, ParameterExample } from '../../openapi/messages';
import { placeTitles } from '../../openapi/places';
import type { SchemaNode } from '../../openapi/schema-node';
import type { OperationPage } from '../../page-models/model';

/** A parameter, header or field with its position on the page. */
export interface ListedField {
  name: string;
  anchor: string;
  schema: SchemaNode;
  description?: string;
  /** All examples of a parameter, if there are several. */
  examples?: ParameterExample[];
  /** Name of a parameter in the SDKs. */
  sdkName?: string;
  /** Path within its body: `variants.id`; the bare name of a parameter. */
  path: string;
  /** The heading of its part of the page. */
  heading: string;
  isHeader: boolean;
}

/** Lists the parameters of an operation and the fields of its body, in the order of the page. */
export function listRequestFields({ parameters, body }: OperationPage): ListedField[] {
  const fields = (body?.content ?? []).flatMap(({ schema }) =>
    listBelow(schema, 'Request body', 'request'),
  );
  return [
    ...parameters.map((each) => listParameter(each, placeTitles[each.in])),
    ...unique(fields),
  ];
}

/** Lists the headers and fields of an operation's successful responses. */
export function listResponseFields({ responses }: OperationPage): ListedField[] {
  const fields = responses
    .filter((response) => !isError(response))
    .flatMap(({ status, anchor, headers, content }) => {
      const heading = `Response ${status}`;
      return [
        ...headers.map((header) => listParameter(header, heading)),
        ...content.flatMap(({ schema }) => listBelow(schema, heading, anchor)),
      ];
    });
  return unique(fields);
}

function listParameter(parameter: Parameter, heading: string): ListedField {
  const { name, anchor, schema, description, examples, sdkName } = parameter;
  return {
    name,
    anchor,
    schema,
    path: name,
    heading,
    isHeader: parameter.in === 'header',
    description,
    examples,
    sdkName,
  };
}

/** Lists every field of a schema at any depth. A type that is expanded elsewhere is listed there. */
export function listBelow(node: SchemaNode, heading: string, root: string): ListedField[] {
  const fields = node.fields.flatMap(({ name, anchor, schema }) => [
    { name, anchor, schema, path: anchor.slice(root.length + 1), heading, isHeader: false },
    ...listBelow(schema, heading, root),
  ]);
  const items = node.items ? listBelow(node.items, heading, root) : [];
  return [
    ...fields,
    ...items,
    ...node.variants.flatMap(({ schema }) => listBelow(schema, heading, root)),
  ];
}

/** Removes duplicates, because the media types of a body usually have the same fields. The first is kept. */
function unique(fields: ListedField[]): ListedField[] {
  const anchors = new Set<string>();
  return fields.filter(({ anchor }) => !anchors.has(anchor) && anchors.add(anchor));
}
