import { type Fault, inJson, thenElse } from './fault';
import { copySeed, listPlaces, ownerOf, replaceAt } from './seed';

const targets: Record<string, (keys: readonly string[]) => unknown> = {
  'to nothing': () => '#/components/schemas/Nothing',
  'to itself': (keys) => `#/${keys.slice(0, -1).map(escapeKey).join('/')}`,
  'to the document': () => '#/',
  'to another kind': () => '#/components/securitySchemes/token',
  'to another file': () => 'other.yaml#/a',
  'to a script': () => 'javascript:alert(1)',
  'that cannot be decoded': () => '#/components/schemas/%E0%A4%A',
  'to __proto__': () => '#/components/schemas/__proto__',
  'that is empty': () => '',
  'that is a list': () => ['#/components/schemas/Boat'],
};

const escapeKey = (key: string) =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** References that are cut, and references in circles. */
export function listBrokenReferences(): Fault[] {
  const places = listPlaces(copySeed(), (value) => typeof value === 'string').filter(
    (keys) => keys.at(-1) === '$ref',
  );
  const entries = Object.entries(targets);
  const cut = places.flatMap((keys, index) =>
    [0, 1, 2].map((step) => {
      const [kind, toTarget] = entries[(index * 3 + step) % entries.length] as (typeof entries)[0];
      return inJson(`a reference ${kind} at ${keys.join('/')}`, () =>
        replaceAt(keys, toTarget(keys)),
      );
    }),
  );
  return [...cut, ...listCircles()];
}

function listCircles(): Fault[] {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const circles: Record<string, unknown> = {
    'of two': { Sail: ref('Motor'), Motor: ref('Sail') },
    'through allOf': { Sail: { allOf: [ref('Motor')] }, Motor: { allOf: [ref('Sail')] } },
    'through oneOf': { Sail: { oneOf: [ref('Motor')] }, Motor: { oneOf: [ref('Sail'), {}] } },
    'through items': { Sail: { type: 'array', items: ref('Sail') } },
    'through not': { Sail: { not: ref('Sail') } },
    'through required fields': {
      Sail: { type: 'object', required: ['sail'], properties: { sail: ref('Sail') } },
    },
    'through additionalProperties': { Sail: { additionalProperties: ref('Sail') } },
    'through if and then': { Sail: { if: ref('Sail'), ...thenElse(ref('Motor')) } },
    'through dependentSchemas': { Sail: { dependentSchemas: { kind: ref('Sail') } } },
    'through propertyNames': { Sail: { propertyNames: ref('Sail') } },
    'through contentSchema': {
      Sail: { type: 'string', contentMediaType: 'application/json', contentSchema: ref('Sail') },
    },
    'through an anchor': { Sail: { $anchor: 'sail', allOf: [{ $ref: '#sail' }] } },
    'through prefixItems': { Sail: { type: 'array', prefixItems: [ref('Sail'), ref('Motor')] } },
  };
  return Object.entries(circles).map(([name, schemas]) =>
    inJson(`a circle ${name}`, () => {
      const document = copySeed();
      Object.assign(ownerOf(document, ['components', 'schemas', 'a']), schemas);
      return document;
    }),
  );
}
