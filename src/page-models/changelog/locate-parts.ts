import type { PartAddress } from '../../openapi/changes/change';
import type { Parameter } from '../../openapi/messages';
import type { Operation } from '../../openapi/model';
import type { SchemaNode } from '../../openapi/schema-node';
import { rememberByObject } from '../../text/remember';

/** Finds the anchors where the page of an operation shows a part; empty for a part that it doesn't show. */
export type LocateParts = (part: PartAddress) => string[];

/** A schema of a page, and the anchor of the row or body that shows it. */
interface ShownSchema {
  anchor: string;
  node: SchemaNode;
}

/** Returns the function that finds the parts of one operation. Parts inside a type are found wherever it unfolds. */
export const locatorOf = rememberByObject((operation: Operation): LocateParts => {
  const schemas = listSchemas(operation);
  const anchors = new Set([...listRows(operation), ...schemas.map(({ anchor }) => anchor)]);
  const isShown = (anchor: string) => anchors.has(anchor);
  return (part) => {
    const { field, variant, value } = part;
    const owners = locateOwners(part, operation, schemas);
    const found = [field, variant].reduce<string[]>(
      (outer, name) => (name === undefined ? outer : below(outer, name).filter(isShown)),
      owners,
    );
    return value === undefined ? found : found.filter((anchor) => allows(schemas, anchor, value));
  };
});

/** A field of an operation has its full anchor, one of a type or parameter the path below it. */
function below(owners: readonly string[], name: string): string[] {
  return owners.map((owner) => (owner === '' ? name : `${owner}.${name}`));
}

/** The anchors of what contains the field, alternative or value, or of the part itself. */
function locateOwners(
  { type, parameter, header, response, body, field }: PartAddress,
  { parameters, responses, body: ownBody }: Operation,
  schemas: readonly ShownSchema[],
): string[] {
  if (type !== undefined) return unique(schemas.filter((each) => unfolds(each, type)));
  if (parameter !== undefined) return unique(parameters.filter((each) => isNamed(each, parameter)));
  if (header !== undefined) {
    const named = responses.filter(({ status }) => response === undefined || status === response);
    return unique(named.flatMap(({ headers }) => headers.filter((each) => isNamed(each, header))));
  }
  if (field !== undefined) return [''];
  if (response !== undefined) return unique(responses.filter(({ status }) => status === response));
  if (body) return ownBody ? ['request'] : [];
  return [''];
}

function unfolds({ node }: ShownSchema, type: string): boolean {
  return node.typeName === type && node.kind !== 'reference';
}

/** The names of headers are not case-sensitive. */
function isNamed({ in: location, name }: Parameter, wanted: string): boolean {
  return location === 'header' ? name.toLowerCase() === wanted.toLowerCase() : name === wanted;
}

function unique(parts: readonly { anchor: string }[]): string[] {
  return [...new Set(parts.map(({ anchor }) => anchor))];
}

function allows(schemas: readonly ShownSchema[], anchor: string, value: string): boolean {
  return schemas.some(
    (each) => each.anchor === anchor && each.node.values.some((known) => known.value === value),
  );
}

function listRows({ parameters, body, responses }: Operation): string[] {
  const headers = responses.flatMap((response) => response.headers);
  return [
    ...[...parameters, ...headers, ...responses].map(({ anchor }) => anchor),
    ...(body ? ['request'] : []),
  ];
}

function listSchemas({ parameters, body, responses }: Operation): ShownSchema[] {
  const shown = [
    ...parameters,
    ...(body?.content ?? []),
    ...responses.flatMap(({ headers, content }) => [...headers, ...content]),
  ];
  return shown.flatMap(({ schema, anchor }) => listBelow(schema, anchor));
}

function listBelow(node: SchemaNode, anchor: string): ShownSchema[] {
  const parts = [...node.fields, ...node.variants, ...(node.rules ?? [])];
  return [
    { node, anchor },
    ...parts.flatMap((part) => listBelow(part.schema, part.anchor)),
    ...(node.items ? listBelow(node.items, anchorOfItems(node, anchor)) : []),
  ];
}

/** The anchor of what a list, map or object contains (`SchemaNode.itemsAnchor`). */
export function anchorOfItems({ kind, itemsAnchor }: SchemaNode, anchor: string): string {
  if (itemsAnchor !== undefined || kind === 'list') return itemsAnchor ?? anchor;
  return kind === 'not' ? `${anchor}.not` : `${anchor}.*`;
}
