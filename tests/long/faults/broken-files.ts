import { createRandom } from '../random';
import { type Fault, inYaml } from './fault';
import { copySeed, seedText } from './seed';

const json = JSON.stringify(copySeed(), null, 1);
const asJson = (name: string, write: Fault['write']): Fault => ({
  name,
  file: 'fault.json',
  write,
});

/** Files that are cut, changed at random, encoded wrongly or written with unusual means of YAML. */
export function listBrokenFiles(): Fault[] {
  return [
    ...listWhole(),
    ...listCut(),
    ...listGarbled(),
    ...listEncodings(),
    ...listUnusual(),
    ...listRepeated(),
  ];
}

/** The document as it is, so that others are known to be refused for their faults. */
function listWhole(): Fault[] {
  return ['3.1.0', '3.0.3'].flatMap((version) => [
    asJson(`JSON of OpenAPI ${version} without a fault`, () => JSON.stringify(copySeed(version))),
    inYaml(`YAML of OpenAPI ${version} without a fault`, () => seedText.replace('3.1.0', version)),
  ]);
}

function listCut(): Fault[] {
  return Array.from({ length: 16 }, (_, index) => {
    const share = (index + 1) / 17;
    const cut = (text: string) => text.slice(0, Math.floor(text.length * share));
    const name = `cut after ${Math.round(share * 100)} % of its text`;
    return index % 2 === 0
      ? inYaml(`YAML ${name}`, () => cut(seedText))
      : asJson(`JSON ${name}`, () => cut(json));
  });
}

const signs = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  "'",
  '\n',
  '\t',
  '- ',
  '&a ',
  '*a',
  '#',
  '|',
  '\0',
  '%',
];

function listGarbled(): Fault[] {
  return Array.from({ length: 24 }, (_, index) => {
    const garble = (text: string) => {
      const random = createRandom(index + 1);
      let garbled = text;
      for (let count = 0; count <= index % 4; count += 1) {
        const at = random(garbled.length);
        const sign = signs[random(signs.length)] ?? '';
        garbled = garbled.slice(0, at) + sign + garbled.slice(at + random(3));
      }
      return garbled;
    };
    return index % 3 === 0
      ? asJson(`JSON with random changes ${index}`, () => garble(json))
      : inYaml(`YAML with random changes ${index}`, () => garble(seedText));
  });
}

function listEncodings(): Fault[] {
  const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);
  const wrong: Record<string, (text: string) => Buffer> = {
    'with a byte order mark': (text) => bytes(`\ufeff${text}`, 'utf8'),
    'with two byte order marks': (text) => bytes(`\ufeff\ufeff${text}`, 'utf8'),
    'in UTF-16': (text) => bytes(`\ufeff${text}`, 'utf16le'),
    'in UTF-16 without a mark': (text) => bytes(text, 'utf16le'),
    'in big-endian UTF-16': (text) => bytes(`\ufeff${text}`, 'utf16le').swap16(),
    'in Latin-1': (text) => bytes(text.replace('Harbour', 'H\u00e4fen'), 'latin1'),
    'in lines of Windows': (text) => bytes(text.replaceAll('\n', '\r\n'), 'utf8'),
    'in lines of old Macs': (text) => bytes(text.replaceAll('\n', '\r'), 'utf8'),
    'with zero bytes': (text) => bytes(text.replaceAll('Berth', 'Be\0rth'), 'utf8'),
    'followed by zero bytes': (text) => Buffer.concat([bytes(text, 'utf8'), Buffer.alloc(4_096)]),
    'in base64': (text) => bytes(bytes(text, 'utf8').toString('base64'), 'utf8'),
    'of random bytes': () => {
      const random = createRandom(7);
      return Buffer.from(Array.from({ length: 4_096 }, () => random(256)));
    },
    'of nothing': () => Buffer.alloc(0),
    'of blanks': () => bytes(' \n\t\n', 'utf8'),
  };
  return Object.entries(wrong).flatMap(([name, write]) => [
    asJson(`JSON ${name}`, () => write(json)),
    inYaml(`YAML ${name}`, () => write(seedText)),
  ]);
}

function listUnusual(): Fault[] {
  const head = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n';
  const texts: Record<string, string> = {
    'a merge key': `${head}x-base: &base { responses: { "200": { description: OK } } }\npaths: { /a: { get: { <<: *base, operationId: ListA } } }`,
    'an alias as a key': `${head}x-a: &a paths\n*a : {}`,
    'a key that is a list': `${head}paths: { ? [a, b] : {} }`,
    'a key that is null': `${head}paths: { ~: {}, null: {}, true: {}, 1: {} }`,
    'several documents': `${seedText}\n---\n${seedText}`,
    'a directive': `%YAML 1.1\n---\n${seedText}`,
    'an unknown directive': `%FOO bar\n---\n${seedText}`,
    'a tag of a language': `${head}paths: !!js/function "function () { return 1 }"`,
    'a binary value': `${head}paths: !!binary R0lGODlh`,
    'a set': `${head}paths: !!set { /a, /b }`,
    'a date': `${head}paths: { /a: { get: { operationId: 2026-01-01, responses: { 200: { description: 2026-01-01 } } } } }`,
    'numbers of all kinds': `${head}paths: { /a: { get: { operationId: 0x1F, responses: { 200: { description: .inf } } } } }`,
    'words for true and false': `${head}paths: { /a: { get: { operationId: no, responses: { 200: { description: y } } } } }`,
    'only a text': 'Harbour',
    'only a list': '- openapi: 3.1.0',
    'only a number': '3.1',
    'only null': '~',
    'an alias to itself': `${head}paths: &a { /a: *a }`,
    'an alias without an anchor': `${head}paths: *nowhere`,
    'a HTML page': '<!doctype html><title>Not found</title>',
    'Swagger 2.0': 'swagger: "2.0"\ninfo: { title: A, version: "1" }\npaths: {}',
    'the version as a number': 'openapi: 3.1\ninfo: { title: A, version: 1 }\npaths: {}',
    'a version to come': 'openapi: 4.0.0\ninfo: { title: A, version: "1" }\npaths: {}',
    'a version of many digits': `openapi: 3.1.${'0'.repeat(10_000)}\ninfo: { title: A, version: "1" }\npaths: {}`,
    'nothing but its head': head,
    'no operation': `${head}paths: {}`,
  };
  return Object.entries(texts).map(([name, text]) => inYaml(`YAML with ${name}`, () => text));
}

function listRepeated(): Fault[] {
  return [
    inYaml('YAML with a key twice', () => `${seedText}\ninfo: { title: Again, version: "2" }\n`),
    inYaml('YAML with a path twice', () => seedText.replace('  /boats:', '  /berths:')),
    asJson('JSON with a key twice', () => json.replace('{', '{ "openapi": "3.1.0",')),
    asJson('JSON with a field twice', () => json.replace('"free":', '"length":')),
    asJson('JSON with __proto__ twice', () =>
      json.replace('{', '{ "__proto__": { "a": 1 }, "__proto__": [],'),
    ),
    asJson('JSON with comments', () => `// Harbour\n${json}`),
    asJson('JSON with a comma at the end', () => json.replace(/\}$/, ',}')),
    asJson('JSON twice', () => json + json),
    asJson('JSON in YAML', () => seedText),
    inYaml('YAML in JSON', () => json),
  ];
}
