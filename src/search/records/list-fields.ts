import { isError } from '../../openapi/errors';
import type { Parameter } from '../../openapi/messages';
import type { Operation } from '../../openapi/model';
import type { SchemaNode } from '../../openapi/schema-node';

/** A parameter, header or field with its place on the page. */
export interface ListedField {
  name: string;
  anchor: string;
  schema: SchemaNode;
  description?: string;
  /** Name of a parameter in the SDKs. */
  sdkName?: string;
  /** Path within its body: `variants.id`; the bare name of a parameter. */
  path: string;
  /** Heading of the part of the page. */
  heading: string;
  isHeader: boolean;
}

const headings: Record<Parameter['in'], string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** The parameters of an operation and the fields of its body, in the page's order. */
export function listRequestFields({ parameters, body }: Operation): ListedField[] {
  const fields = (body?.content ?? []).flatMap(({ schema }) =>
    listBelow(schema, 'Request body', 'request'),
  );
  return [...parameters.map((each) => listParameter(each, headings[each.in])), ...unique(fields)];
}

/** The headers and fields of what an operation answers when all went well. */
export function listResponseFields({ responses }: Operation): ListedField[] {
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
  const { name, anchor, schema, description, sdkName } = parameter;
  return {
    ...{ name, anchor, schema, path: name, heading, isHeader: parameter.in === 'header' },
    ...(description && { description }),
    ...(sdkName && { sdkName }),
  };
}

/** Every field of a schema at any depth; a type that unfolds elsewhere on the page is listed there. */
function listBelow(node: SchemaNode, heading: string, root: string): ListedField[] {
  const fields = node.fields.flatMap(({ name, anchor, schema }) => [
    { name, anchor, schema, path: anchor.slice(root.length + 1), heading, isHeader: false },
    ...listBelow(schema, heading, root),
  ]);
  const held = node.items ? listBelow(node.items, heading, root) : [];
  return [
    ...fields,
    ...held,
    ...node.variants.flatMap(({ schema }) => listBelow(schema, heading, root)),
  ];
}

/** Media types of one body mostly have the same fields: the first place of each path remains. */
function unique(fields: ListedField[]): ListedField[] {
  const anchors = new Set<string>();
  return fields.filter(({ anchor }) => !anchors.has(anchor) && anchors.add(anchor));
}
