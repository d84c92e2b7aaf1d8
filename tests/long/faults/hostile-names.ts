import { type Fault, inJson } from './fault';
import { copySeed, listPlaces, renameAt, replaceAt } from './seed';

const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  '',
  ' ',
  '__proto__/a',
];

/** The keys that an author names, and one kind of place below each. */
const maps =
  /^(paths|responses|schemas|properties|parameters|headers|content|examples|callbacks|links|securitySchemes|requestBodies|mapping|x-enum-descriptions|variables|scopes|encoding|\{.*)$/;

/** Names that JavaScript's objects have already, or that are none, as the key of every map and as every name. */
export function listHostileNames(): Fault[] {
  const seed = copySeed();
  const keyed = listPlaces(seed).filter((keys) => maps.test(keys.at(-2) ?? ''));
  const isNaming = /^(name|operationId|propertyName|tags|title|version)$/;
  const named = listPlaces(seed, (value) => typeof value === 'string').filter(
    (keys) =>
      isNaming.test(keys.at(-1) ?? '') || keys.at(-2) === 'tags' || keys.at(-2) === 'required',
  );
  return [
    ...keyed.map((keys, index) => {
      const name = names[index % names.length] ?? '';
      return inJson(`the name ${JSON.stringify(name)} for ${keys.join('/')}`, () =>
        renameAt(keys, name),
      );
    }),
    ...named.map((keys, index) => {
      const name = names[index % names.length] ?? '';
      return inJson(`the text ${JSON.stringify(name)} at ${keys.join('/')}`, () =>
        replaceAt(keys, name),
      );
    }),
    ...['__proto__', 'constructor'].map((name) =>
      inJson(`the name ${name} for every response, schema, field and example`, () => nameAll(name)),
    ),
  ];
}

function nameAll(name: string): unknown {
  const entry = <T>(value: T) => Object.fromEntries([[name, value]]);
  const schema = { type: 'object', properties: entry({ type: 'string', enum: [name] }) };
  const body = { content: { 'application/json': { schema, examples: entry({ value: 1 }) } } };
  const operation = {
    operationId: name,
    tags: [name],
    parameters: [{ name, in: 'query', schema: { type: 'string', default: name } }],
    requestBody: body,
    responses: { 200: { description: name, headers: entry({ schema }), ...body } },
  };
  return {
    ...copySeed(),
    tags: [{ name }],
    paths: { [`/${name}`]: { post: operation } },
    components: { schemas: entry(schema), securitySchemes: entry({ type: 'http', scheme: name }) },
    security: [entry([])],
  };
}
