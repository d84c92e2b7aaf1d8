import { escapeKey, splitPointer } from '../document/pointer';

/** The kinds of parts of an OpenAPI document that references can lead to. */
type PartKind =
  | 'schema'
  | 'parameter'
  | 'header'
  | 'request body'
  | 'response'
  | 'example'
  | 'link'
  | 'callback'
  | 'security scheme'
  | 'path item';

type Kind = PartKind | 'document' | 'components' | 'operation' | 'media type' | 'encoding';

/** What a key contains: one part, or several parts by name or in a list. */
interface Below {
  kind: Kind;
  isSeveral?: boolean;
}

const one = (kind: Kind): Below => ({ kind });
const several = (kind: Kind): Below => ({ kind, isSeveral: true });
const same = <Value>(keys: string, value: Value): Record<string, Value> =>
  Object.fromEntries(keys.split(' ').map((key) => [key, value]));

const content = { content: several('media type') };
const examples = { examples: several('example') };
const typed = { schema: one('schema'), ...content, ...examples };

const grammar: Record<Kind, Record<string, Below>> = {
  document: {
    paths: several('path item'),
    webhooks: several('path item'),
    components: one('components'),
  },
  components: {
    schemas: several('schema'),
    responses: several('response'),
    parameters: several('parameter'),
    ...examples,
    requestBodies: several('request body'),
    headers: several('header'),
    securitySchemes: several('security scheme'),
    links: several('link'),
    callbacks: several('callback'),
    pathItems: several('path item'),
  },
  'path item': {
    ...same('get put post delete patch head options trace', one('operation')),
    parameters: several('parameter'),
  },
  operation: {
    parameters: several('parameter'),
    requestBody: one('request body'),
    responses: several('response'),
    callbacks: several('callback'),
  },
  parameter: typed,
  header: typed,
  'request body': content,
  response: { ...content, headers: several('header'), links: several('link') },
  'media type': { schema: one('schema'), ...examples, encoding: several('encoding') },
  encoding: { headers: several('header') },
  schema: {
    ...same(
      'items additionalProperties not contains if then else propertyNames contentSchema unevaluatedItems unevaluatedProperties',
      one('schema'),
    ),
    ...same(
      'allOf oneOf anyOf prefixItems properties patternProperties dependentSchemas $defs definitions',
      several('schema'),
    ),
  },
  example: {},
  link: {},
  'security scheme': {},
  callback: {},
};

/** Finds the kind of the part at a JSON pointer; undefined for extensions and for other values. */
export function kindAt(pointer: string): Kind | undefined {
  let kind: Kind = 'document';
  const keys = splitPointer(pointer);
  while (keys.length > 0) {
    const key = keys.shift() ?? '';
    if (kind === 'callback') {
      kind = 'path item';
      continue;
    }
    const below: Below | undefined = Object.hasOwn(grammar[kind], key)
      ? grammar[kind][key]
      : undefined;
    if (!below) return undefined;
    kind = below.kind;
    if (below.isSeveral && keys.shift() === undefined) return undefined;
  }
  return kind;
}

/** Whether the part at a JSON pointer belongs to an extension (`x-…`), instead of to a part with such a name. */
export function isInExtension(pointer: string): boolean {
  const keys = splitPointer(pointer);
  return keys.some((key, index) => {
    if (!key.startsWith('x-')) return false;
    const above = keys.slice(0, index + 1).map((each) => `/${escapeKey(each)}`);
    return kindAt(above.join('')) === undefined;
  });
}
