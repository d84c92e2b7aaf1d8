import { type Fault, inJson, inYaml, thenElse } from './fault';
import { copySeed, listPlaces, replaceAt } from './seed';

type Schemas = Record<string, unknown>;

const ref = (name: string | number) => ({ $ref: `#/components/schemas/S${name}` });

/** A document with an operation that takes and returns the type S0. */
function document(schemas: Schemas, version = '3.1.0'): unknown {
  const content = { 'application/json': { schema: ref(0) } };
  const post = {
    operationId: 'SendBomb',
    requestBody: { content },
    responses: { 200: { description: 'Gone.', content } },
  };
  return {
    openapi: version,
    info: { title: 'Bombs', version: '1' },
    paths: { '/bombs': { post } },
    components: { schemas },
  };
}

const one = (schema: unknown) => document({ S0: schema });

/** A chain of types, each made from the next one. */
function chain(length: number, link: (next: unknown, index: number) => unknown): Schemas {
  return Object.fromEntries(
    Array.from({ length: length + 1 }, (_, index) => [
      `S${index}`,
      index === length ? { type: 'string' } : link(ref(index + 1), index),
    ]),
  );
}

/** Stands for what is nested: JSON.stringify cannot write 5,000 levels. */
const core = 'x-core';

/** The text of a document with a part of many levels. */
function nest(document: unknown, depth: number, open: string, close: string, inner = '{}'): string {
  const nested = open.repeat(depth) + inner + close.repeat(depth);
  return JSON.stringify(document).replace(`"${core}"`, nested);
}

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

const large: Record<string, () => unknown> = {
  'lists of at least 3,000,000': () =>
    one({ type: 'array', minItems: 3e6, items: { type: 'string' } }),
  'lists of lists of at least 2,000': () =>
    document(chain(4, (items) => ({ type: 'array', minItems: 2_000, items }))),
  'lists of unlike values': () =>
    one({ type: 'array', minItems: 1e6, uniqueItems: true, items: { type: 'string' } }),
  'lists that contain 1e9': () => one({ type: 'array', contains: { const: 1 }, minContains: 1e9 }),
  'objects of at least 1,000,000,000 keys': () => one({ type: 'object', minProperties: 1e9 }),
  'objects of many keys with a pattern': () =>
    one({ patternProperties: { '^a+$': { type: 'string' } }, minProperties: 1e9 }),
  'texts of at least 1,000,000,000 letters': () => one({ type: 'string', minLength: 1e9 }),
  'a pattern with large repetitions': () =>
    one({ type: 'string', pattern: '^((a{1000}){1000}){1000}$' }),
  'a pattern that backtracks': () =>
    one({ type: 'string', pattern: '^(([a-z])+.)+[A-Z]([a-z])+$', example: 'a'.repeat(40) }),
  'a pattern that backtracks on keys': () =>
    one({ patternProperties: { '^(a|a)+$': {} }, required: ['a'.repeat(45)] }),
  'numbers that are infinite': () =>
    one({ type: 'number', minimum: 1e308, multipleOf: 1e-300, exclusiveMaximum: 1e308 }),
  'numbers without an end': () => one({ type: 'integer', minimum: 0, multipleOf: 0 }),
  'negative sizes': () =>
    one({ type: 'array', minItems: -5, maxItems: -1, items: { type: 'string', minLength: -3 } }),
  'sizes that are no numbers': () =>
    one({ type: 'object', minProperties: 'many', maxProperties: {}, maxItems: null }),
};

const chains: Record<string, () => unknown> = {
  'two properties a level': () =>
    document(chain(24, (a) => ({ type: 'object', properties: { a, b: a } }))),
  'two properties a level that are required': () =>
    document(chain(30, (a) => ({ type: 'object', required: ['a', 'b'], properties: { a, b: a } }))),
  'ten properties a level': () =>
    document(
      chain(12, (a) => ({
        properties: Object.fromEntries(many(10, (index) => [`p${index}`, a])),
      })),
    ),
  'two entries a level': () =>
    document(chain(30, (items) => ({ type: 'array', minItems: 2, items }))),
  'allOf twice': () => document(chain(25, (a) => ({ allOf: [a, { allOf: [a] }] }))),
  'allOf twice with fields': () =>
    document(chain(25, (a, n) => ({ allOf: [a, a], properties: { [`p${n}`]: a } }))),
  'oneOf twice': () => document(chain(25, (a) => ({ oneOf: [a, a] }))),
  'oneOf of impossible types': () =>
    document({ ...chain(25, (a) => ({ oneOf: [{ allOf: [a] }, a] })), S25: false }),
  'anyOf and allOf': () => document(chain(25, (a) => ({ anyOf: [a, { allOf: [a, a] }] }))),
  'not twice': () => document(chain(25, (not) => ({ not, if: not, ...thenElse(not) }))),
  'maps of maps': () =>
    document(
      chain(25, (a) => ({ additionalProperties: a, propertyNames: a, patternProperties: { a } })),
    ),
  'every keyword': () =>
    document(
      chain(20, (a) => ({
        allOf: [a],
        oneOf: [a, {}],
        anyOf: [a],
        not: a,
        if: a,
        ...thenElse(a),
        items: a,
        prefixItems: [a, a],
        contains: a,
        properties: { a, b: a },
        additionalProperties: a,
      })),
    ),
  '3,000 references': () => document(chain(3_000, (a) => a)),
  '3,000 fields': () => document(chain(3_000, (a) => ({ type: 'object', properties: { a } }))),
  'types that refer to all others': () =>
    document(
      Object.fromEntries(
        many(60, (n) => [
          `S${n}`,
          { type: 'object', properties: Object.fromEntries(many(60, (to) => [`p${to}`, ref(to)])) },
        ]),
      ),
    ),
  'types that combine all others': () =>
    document(Object.fromEntries(many(12, (n) => [`S${n}`, { allOf: many(12, ref) }]))),
  'alternatives of all others': () =>
    document(Object.fromEntries(many(12, (n) => [`S${n}`, { oneOf: many(12, ref) }]))),
};

const nested: Record<string, () => string> = {
  '5,000 lists': () => nest(one(core), 5_000, '{"type":"array","items":', '}'),
  '5,000 objects': () => nest(one(core), 5_000, '{"properties":{"a":', '}}'),
  '200 objects': () => nest(one(core), 200, '{"properties":{"a":', '}}'),
  '60 objects': () => nest(one(core), 60, '{"properties":{"a":', '}}'),
  '5,000 allOf': () => nest(one(core), 5_000, '{"allOf":[', ']}'),
  '5,000 oneOf': () => nest(one(core), 5_000, '{"oneOf":[{"type":"string"},', ']}'),
  '5,000 not': () => nest(one(core), 5_000, '{"not":', '}'),
  'an example of 5,000 levels': () => nest(one({ example: core }), 5_000, '{"a":', '}'),
  'an extension of 5,000 levels': () => nest({ ...copySeed(), 'x-deep': core }, 5_000, '[', ']'),
  'an enum of 5,000 levels': () => nest(one({ enum: [core] }), 5_000, '[', ']'),
};

const wide: Record<string, () => unknown> = {
  '20,000 fields': () =>
    one({ properties: Object.fromEntries(many(20_000, (n) => [`f${n}`, { type: 'string' }])) }),
  '20,000 values of an enum': () => one({ enum: many(20_000, (n) => `value-${n}`) }),
  '5,000 alternatives': () => one({ oneOf: many(5_000, (n) => ({ const: n })) }),
  '5,000 parameters': () =>
    replaceAt(
      ['paths', '/berths', 'get', 'parameters'],
      many(5_000, (n) => ({ name: `p${n}`, in: 'query', schema: { type: 'string' } })),
    ),
  '2,000 operations': () =>
    replaceAt(
      ['paths'],
      Object.fromEntries(
        many(2_000, (n) => [`/p${n}`, { get: { responses: { 200: { description: 'A.' } } } }]),
      ),
    ),
  '5,000 tags': () =>
    replaceAt(
      ['tags'],
      many(5_000, (n) => ({ name: `Tag ${n}` })),
    ),
  '2,000 mistakes': () =>
    replaceAt(
      ['components', 'schemas'],
      Object.fromEntries(many(2_000, (n) => [`S${n}`, { type: n }])),
    ),
};

/** Documents that are small and would become endless, and documents that are large. */
export function listBombs(): Fault[] {
  const groups = { 'a bomb of': large, 'a chain of': chains, 'a mass of': wide };
  return [
    ...Object.entries(groups).flatMap(([group, faults]) =>
      Object.entries(faults).map(([name, make]) => inJson(`${group} ${name}`, make)),
    ),
    ...Object.entries(nested).map(([name, write]) => ({
      name: `a nesting of ${name}`,
      file: 'fault.json',
      write,
    })),
    ...listAliasBombs(),
    ...listLongTexts(),
  ];
}

function listAliasBombs(): Fault[] {
  const head = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n';
  const levels = (width: number, depth: number) =>
    many(
      depth,
      (n) => `a${n}: &a${n} [${many(width, () => (n === 0 ? 'x' : `*a${n - 1}`)).join(', ')}]\n`,
    );
  return [
    inYaml(
      'a bomb of aliases, 10 levels of 9',
      () =>
        `${head}x-bomb:\n${levels(9, 10)
          .map((line) => `  ${line}`)
          .join('')}paths: {}\n`,
    ),
    inYaml(
      'a bomb of aliases as a schema',
      () =>
        `${head}x:\n${levels(9, 9)
          .map((line) => `  ${line}`)
          .join(
            '',
          )}paths: { /a: { get: { responses: { "200": { description: A, content: { application/json: { schema: { enum: *a8 } } } } } } } }\n`,
    ),
    inYaml(
      '10,000 aliases of one anchor',
      () =>
        `${head}x-a: &a { description: A }\npaths: { /a: { get: { responses: { ${many(400, (n) => `"${n + 100}": *a`).join(', ')} } } } }\n`,
    ),
    inYaml(
      'a nesting of 5,000 lists in YAML',
      () => `${head}x-deep: ${'['.repeat(5_000)}${']'.repeat(5_000)}\npaths: {}\n`,
    ),
    inYaml('a nesting of 5,000 open lists in YAML', () => `${head}x-deep: ${'['.repeat(5_000)}`),
    inYaml(
      'a nesting of 1,000 indented keys',
      () =>
        `${head}paths: {}\nx-deep:\n${many(1_000, (n) => `${' '.repeat(n + 1)}a:`).join('\n')} 1\n`,
    ),
    {
      name: 'a nesting of 100,000 open lists in JSON',
      file: 'fault.json',
      write: () => '['.repeat(100_000),
    },
  ];
}

function listLongTexts(): Fault[] {
  const wanted =
    /^(title|version|description|operationId|summary|name|url|example|default|pattern|0|enum|scheme|text)$/;
  const places = listPlaces(copySeed(), (value) => typeof value === 'string').filter((keys) =>
    wanted.test(keys.at(-1) ?? ''),
  );
  const texts = [
    'a'.repeat(5e6),
    'word '.repeat(1e6),
    '**a** `b`\n\n'.repeat(4e5),
    '漢'.repeat(2e6),
  ];
  return places
    .filter((_, index) => index % 4 === 0)
    .map((keys, index) =>
      inJson(`a text of 5 MB at ${keys.join('/')}`, () =>
        replaceAt(keys, texts[index % texts.length]),
      ),
    );
}
