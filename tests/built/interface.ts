import { read } from './site';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
}
interface Named {
  name: string;
  in: string;
  schema: Schema;
}
interface Body {
  content?: Record<string, { schema?: Schema }>;
}
interface Endpoint {
  operationId: string;
  parameters?: Named[];
  requestBody?: Body;
  responses: Record<string, Body & { headers?: Record<string, { schema: Schema }> }>;
}

/** What a reference page must contain, taken directly from the OpenAPI document. */
export interface Facts {
  operationId: string;
  method: string;
  path: string;
  parameters: string[];
  headers: string[];
  statuses: string[];
  fields: string[];
  values: string[];
}

// Overlays add what the server returns although the platform's document does not say so.
const { paths, components } = JSON.parse(read('docs/api/superposition.openapi.json')) as {
  paths: Record<string, Record<string, Endpoint>>;
  components: { schemas: Record<string, Schema> };
};

function follow({ $ref, ...schema }: Schema): Schema {
  if (!$ref) return schema;
  const target = components.schemas[$ref.replace('#/components/schemas/', '')];
  if (!target) throw new Error(`There is no ${$ref}`);
  return target;
}

/** Collects the names of all fields that a schema reaches, and the values of all enumerations. */
function collect(schema: Schema, facts: Facts, seen: Set<Schema>): void {
  const node = follow(schema);
  if (seen.has(node)) return;
  seen.add(node);
  const { properties = {}, items, additionalProperties: free } = node;
  const { oneOf = [], anyOf = [], allOf = [] } = node;
  facts.fields.push(...Object.keys(properties));
  facts.values.push(...(node.enum ?? []).map(String));
  for (const part of [...Object.values(properties), items, free, ...oneOf, ...anyOf, ...allOf]) {
    if (typeof part === 'object') collect(part, facts, seen);
  }
}

function readFacts(path: string, method: string, endpoint: Endpoint): Facts {
  const { operationId, parameters = [], requestBody, responses } = endpoint;
  const facts: Facts = {
    operationId,
    method: method.toUpperCase(),
    path,
    parameters: parameters.map(({ name }) => name),
    headers: Object.values(responses).flatMap(({ headers = {} }) => Object.keys(headers)),
    statuses: Object.keys(responses),
    fields: [],
    values: [],
  };
  const replies = Object.values(responses);
  const named = [...parameters, ...replies.flatMap(({ headers = {} }) => Object.values(headers))];
  const media = [requestBody, ...replies].flatMap((body) => Object.values(body?.content ?? {}));
  const seen = new Set<Schema>();
  for (const { schema } of [...named, ...media]) if (schema) collect(schema, facts, seen);
  return facts;
}

export const interfaceFacts: Facts[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, endpoint]) => endpoint.operationId)
    .map(([method, endpoint]) => readFacts(path, method, endpoint)),
);
