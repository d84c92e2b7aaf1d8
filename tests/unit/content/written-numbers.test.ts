import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { customTags } from '../../../src/content/files/written-numbers';
import { parseYamlText } from '../../../src/content/files/yaml-text';
import { parseInterface } from '../../../src/content/interface/read-interface';
import { printDocument } from '../../../src/openapi/document/print-document';
import { applyOverlays } from '../../../src/overlays/apply-overlays';
import { readNumber } from '../../../src/text/written-number';

const head = 'openapi: 3.1.0\ninfo: { title: Harbour, version: "1" }\ncomponents:\n  schemas:\n';

function parse(text: string, file: string) {
  const { value, problems } = parseInterface(text, file);
  if (!value) throw new Error(JSON.stringify(problems));
  return value;
}

const compact = (json: string) => json.replace(/\s+/g, '');

test.each([
  ['9223372036854775807', '9223372036854775807'],
  ['1.10', '1.10'],
  ['-0.50', '-0.50'],
  ['6.02e23', '6.02e23'],
  ['1E5', '1E5'],
  ['+7', '7'],
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['1.', '1'],
  ['007', '7'],
  ['0x1F', '31'],
  ['0o17', '15'],
  ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
])('reads %s in YAML as the number %s', (written, number) => {
  const { value } = parseYamlText(`a: ${written}\nb: "${written}"\n`, 'a.yaml');
  expect(value?.toJS()).toEqual({ a: readNumber(number), b: written });
});

test.each(['1.2.3', '1_000', '12:30', '0x', 'e5', '-x', '2024-01-01', '.'])(
  'reads %s in YAML as a text',
  (written) => {
    expect(parseYamlText(`- ${written}\n`, 'a.yaml').value?.toJS()).toEqual([written]);
  },
);

test('prints numbers in YAML as they were written', () => {
  const value = { id: readNumber('9223372036854775807'), list: [readNumber('1.10'), 2, '1.10'] };
  expect(stringify(value, { customTags })).toBe(
    'id: 9223372036854775807\nlist:\n  - 1.10\n  - 2\n  - "1.10"\n',
  );
});

test('an interface keeps its numbers through overlays and into the published document', () => {
  const yaml = `${head}    Id: { type: integer, maximum: 9223372036854775807, example: 1253261109769874438 }\n`;
  const json = JSON.stringify(parse(`${head}    Id: {}\n`, 'a.yaml')).replace(
    '"Id":{}',
    '"Id":{"type":"integer","maximum":9223372036854775807,"example":1253261109769874438}',
  );
  for (const document of [parse(yaml, 'a.yaml'), parse(json, 'a.json')]) {
    const update = { default: readNumber('1.0'), example: readNumber('9007199254740993') };
    const { document: merged } = applyOverlays(document, [
      { file: 'o.yaml', actions: [{ target: '$..Id', update }] },
      { file: 'p.yaml', actions: [{ target: '$..[?@.default == 1]', update: { minimum: 0 } }] },
    ]);
    expect(compact(printDocument(merged))).toContain(
      '"Id":{"type":"integer","maximum":9223372036854775807,"example":9007199254740993,"default":1.0,"minimum":0}',
    );
  }
});

const number = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.bigInt(0n, 10n ** 22n).map(String),
    fc.option(fc.stringMatching(/^\d{1,20}$/)),
    fc.option(fc.stringMatching(/^[eE][+-]?\d{1,3}$/)),
  )
  .map(([sign, whole, rest, power]) => `${sign}${whole}${rest ? `.${rest}` : ''}${power ?? ''}`);

test('a document that is printed and read again has the same numbers, character for character', () => {
  fc.assert(
    fc.property(
      fc.array(number, { minLength: 1 }),
      fc.constantFrom('json', 'yaml'),
      (numbers, kind) => {
        const list = numbers.join(', ');
        const schemas = `{ "Id": { "enum": [${list}], "example": ${numbers[0]} } }`;
        const text = `{ "openapi": "3.1.0", "info": { "title": "Harbour", "version": "1" }, "components": { "schemas": ${schemas} } }`;
        const printed = printDocument(parse(text, `a.${kind}`));
        expect(compact(printed)).toContain(
          `"enum":[${numbers.join(',')}],"example":${numbers[0]}}`,
        );
        expect(printDocument(parse(printed, 'b.json'))).toBe(printed);
        expect(printDocument(parse(printed, 'b.yaml'))).toBe(printed);
      },
    ),
    { numRuns: 30 },
  );
});
