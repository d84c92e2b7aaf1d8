import { parser } from '@lezer/rust';
import { describe, expect, test } from 'vitest';
import type { TypedValue } from '../../../src/openapi/calls/typed-value';
import { writeRust } from '../../../src/samples/rust/program';
import type { Sdks } from '../../../src/samples/sample';
import { loadCalls } from './calls';
import { makeArgument, makeBody, makeCall } from './make-call';

const sdks: Sdks = {
  rust: { crate: 'acme_sdk' },
  types: { ThingKind: 'KindOfThing' },
  payloads: { Replace: 'request' },
  failures: {},
  token: 'ACME_TOKEN',
};

/** The syntax errors in the code. */
function listMistakes(code: string): string[] {
  const mistakes: string[] = [];
  parser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) mistakes.push(code.slice(from, from + 40));
    },
  });
  return mistakes;
}

/** The `use` lines and the setters of a sample whose input has one member. */
function write(value: TypedValue, member = 'thing'): { uses: string[]; setters: string } {
  const fields: [string, TypedValue][] = [[member, value]];
  const long = makeArgument('header', 'org', text('so long that each call has a line'));
  const body = makeBody({ kind: 'structure', fields });
  const code = writeRust(makeCall('Update', { parameters: [long], ...body }), sdks);
  expect(listMistakes(code)).toEqual([]);
  const [, setters = ''] = /\.org\(.*\)\n([\s\S]*)\n {8}\.send\(\)/.exec(code) ?? [];
  return {
    uses: code.split('\n').filter((line) => line.startsWith('use ') && !/Client/.test(line)),
    setters: setters.replace(/^ {8}/gm, ''),
  };
}

const text = (value: string): TypedValue => ({ kind: 'string', value });
const free = (value: unknown): TypedValue => ({ kind: 'document', value });
const number = (value: number): TypedValue => ({
  kind: 'number',
  value,
});

describe('the samples of all operations', async () => {
  const { calls, sdks } = await loadCalls();

  test.each(calls.map((call) => [call.operation.id, call] as const))('parse for %s', (_, call) => {
    const code = writeRust(call, sdks);
    expect(listMistakes(code)).toEqual([]);
    expect(code).toContain(`use ${sdks.rust?.crate}::{Client, Config};`);
    expect(code).toMatch(
      /^ {4}let response = client\n[\s\S]*\n {8}\.await\?;\n {4}println!\(.*\);\n\n {4}Ok\(\(\)\)\n\}$/m,
    );
  });

  test('are there for each operation', () => {
    expect(calls.length).toBe(87);
  });
});

test('creates the client, sets the input and prints the response', () => {
  const call = makeCall('ListThings', {
    parameters: [
      makeArgument('path', 'id', text('7')),
      makeArgument('query', 'count', number(20)),
      makeArgument('header', 'org_id', text('acme')),
    ],
    ...makeBody({ kind: 'structure', fields: [['isNew', { kind: 'boolean', value: true }]] }),
  });
  expect(writeRust(call, sdks)).toBe(`use acme_sdk::{Client, Config};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let token = std::env::var("ACME_TOKEN")?;
    let config = Config::builder()
        .endpoint_url("http://api.test")
        .bearer_token(token.into())
        .behavior_version_latest()
        .build();
    let client = Client::from_conf(config);

    let response = client
        .list_things()
        .id("7")
        .count(20)
        .org_id("acme")
        .is_new(true)
        .send()
        .await?;
    println!("{response:#?}");

    Ok(())
}`);
});

test('reads no token if the operation requires none, and is short if nothing is sent', () => {
  const code = writeRust(makeCall('List', { security: [] }), sdks);
  expect(code).not.toContain('token');
  expect(code).toContain('    let response = client.list().send().await?;\n');
});

test.each(['oauth2', 'openIdConnect'])('signs with the token of %s', (type) => {
  const security = [{ name: 'auth', type, label: '' }];
  expect(writeRust(makeCall('List', { security }), sdks)).toContain('.bearer_token(token.into())');
});

test('assigns a body to the member for the whole body', () => {
  const body = makeBody({
    kind: 'structure',
    type: 'ThingKind',
    fields: [['name', text('Tea')]],
  });
  expect(writeRust(makeCall('Replace', body), sdks)).toContain(
    '.request(KindOfThing::builder().name("Tea").build())',
  );
});

test('is empty where there is no such SDK', () => {
  expect(writeRust(makeCall('List'), { ...sdks, rust: undefined })).toBe('');
});

describe('names', () => {
  test.each([
    ['override', '.r#override(1)'],
    ['self', '.self_(1)'],
    ['send', '.send_value(1)'],
    ['HTTPMethod-name', '.http_method_name(1)'],
  ])(
    'that Rust or the SDK needs itself, or that have capitals, are changed: %s',
    (name, setter) => {
      expect(write(number(1), name).setters).toBe(setter);
    },
  );

  test.each([
    ['DELETE_ALL', 'DeleteAll'],
    ['INPROGRESS', 'Inprogress'],
    ['created_at', 'CreatedAt'],
    ['PendingKyb', 'PendingKyb'],
    ['V1', 'V1'],
    ['unknown', 'UnknownValue'],
  ])('of variants come from the values of enums: %s', (value, variant) => {
    const { uses, setters } = write({ kind: 'enum', type: 'ThingKind', value });
    expect(setters).toBe(`.thing(KindOfThing::${variant})`);
    expect(uses).toEqual(['use acme_sdk::types::KindOfThing;']);
  });

  test('of variants are left to the SDK if a value starts with a digit', () => {
    const { setters } = write({ kind: 'enum', type: 'ThingKind', value: '1.0' });
    expect(setters).toBe('.thing(KindOfThing::from("1.0"))');
  });
});

describe('strings', () => {
  test.each([
    ['control characters', '\0\t\r\u001b', '"\\u{0}\\t\\r\\u{1b}"'],
    ['quotes beside control characters', '"a\\b"\0', '"\\"a\\\\b\\"\\u{0}"'],
    ['what turns the direction of text', 'a\u202eb', '"a\\u{202e}b"'],
    ['line breaks beside control characters', 'a\n\u0007', '"a\\n\\u{7}"'],
    ['halves of characters', 'a\ud83d', '"a\\u{fffd}"'],
  ])('have %s escaped', (_, value, literal) => {
    expect(write(text(value)).setters).toBe(`.thing(${literal})`);
  });

  test('keep characters of all languages', () => {
    expect(write(text('दिल्ली 👩‍🍳 $x {y}')).setters).toBe('.thing("दिल्ली 👩‍🍳 $x {y}")');
  });

  test('with quotes or backslashes are raw', () => {
    expect(write(text('say "a\\b"')).setters).toBe('.thing(r#"say "a\\b""#)');
    expect(write(text('a\\b')).setters).toBe('.thing(r"a\\b")');
  });

  test('of several lines are raw, and keep their own indentation', () => {
    const code = 'function validate(key, value) {\n  return value === "a"#;\n}';
    expect(write(text(code)).setters).toBe(`.thing(\n    r##"${code}"##,\n)`);
  });

  test('have a line of their own where they are long', () => {
    const long = 'x'.repeat(55);
    expect(write(text(long)).setters).toBe(`.thing(\n    "${long}",\n)`);
  });
});

describe('values', () => {
  test('that are lists are set item by item', () => {
    expect(write({ kind: 'list', items: [text('a'), text('b')] }).setters).toBe(
      '.thing("a")\n.thing("b")',
    );
  });

  test('that are maps are set entry by entry', () => {
    const { uses, setters } = write({
      kind: 'map',
      entries: [
        ['city', free('Pune')],
        ['fee', free(39)],
      ],
    });
    expect(setters).toBe(
      '.thing("city", Document::from("Pune"))\n.thing("fee", Document::from(39))',
    );
    expect(uses).toEqual(['use aws_smithy_types::Document;']);
  });

  test('that are empty lists and maps are set as a whole', () => {
    expect(write({ kind: 'list', items: [] }, 'override').setters).toBe(
      '.set_override(Some(vec![]))',
    );
    expect(write({ kind: 'map', entries: [] })).toEqual({
      uses: ['use std::collections::HashMap;'],
      setters: '.set_thing(Some(HashMap::new()))',
    });
  });

  test('that are nested lists and maps are built inline', () => {
    const list: TypedValue = { kind: 'list', items: [text('a'), text('b')] };
    expect(write({ kind: 'map', entries: [['k', list]] }).setters).toBe(
      '.thing("k", vec!["a".into(), "b".into()])',
    );
    const map: TypedValue = { kind: 'map', entries: [['k', text('a')]] };
    expect(write({ kind: 'list', items: [map] }).setters).toBe(
      '.thing(HashMap::from([("k".into(), "a".into())]))',
    );
  });

  test('that are enums without a name are made from their strings', () => {
    expect(write({ kind: 'enum', value: 'A' }).setters).toBe('.thing("A".into())');
  });

  test.each([
    ['2025-07-01T00:00:00Z', 'DateTime'],
    ['2025-07-01T00:00:00+05:30', 'DateTimeWithOffset'],
  ])('that are times are parsed: %s', (value, format) => {
    const { uses, setters } = write({ kind: 'timestamp', value });
    expect(setters).toBe(
      `.thing(DateTime::from_str(\n    "${value}",\n    DateTimeFormat::${format},\n)?)`,
    );
    expect(uses).toEqual(['use acme_sdk::primitives::{DateTime, DateTimeFormat};']);
  });

  test('that are unions name their variant, and are empty for a unit', () => {
    const type = 'ThingKind';
    const writeIt = (member: string, value: TypedValue) =>
      write({ kind: 'union', type, member, value }).setters;
    expect(writeIt('LOCAL_THING', text('a'))).toBe('.thing(KindOfThing::LocalThing("a".into()))');
    expect(writeIt('REGULAR', { kind: 'structure', type: 'Unit', fields: [] })).toBe(
      '.thing(KindOfThing::Regular)',
    );
  });

  test('that are structures or unions without a name become maps', () => {
    const structure: TypedValue = { kind: 'structure', fields: [['name', text('Tea')]] };
    const union: TypedValue = { kind: 'union', member: 'name', value: text('Tea') };
    for (const value of [structure, union]) {
      expect(write(value)).toEqual({
        uses: ['use std::collections::HashMap;'],
        setters: '.thing(HashMap::from([("name".into(), "Tea".into())]))',
      });
    }
  });

  test('that are structures are built, which can fail only if something is required', () => {
    const fields: [string, TypedValue][] = [
      ['name', text('Tea')],
      ['prices', { kind: 'map', entries: [['delhi', free(4.5)]] }],
    ];
    const structure: TypedValue = { kind: 'structure', type: 'Thing', fields };
    const list: TypedValue = {
      kind: 'list',
      items: [structure, { ...structure, hasRequiredFields: true }],
    };
    expect(write(list)).toEqual({
      uses: ['use acme_sdk::types::Thing;', 'use aws_smithy_types::Document;'],
      setters: `.thing(
    Thing::builder()
        .name("Tea")
        .prices("delhi", Document::from(4.5))
        .build(),
)
.thing(
    Thing::builder()
        .name("Tea")
        .prices("delhi", Document::from(4.5))
        .build()?,
)`,
    });
  });

  test.each<[unknown, string]>([
    [null, 'Document::Null'],
    [false, 'Document::from(false)'],
    ['a', 'Document::from("a")'],
    [-1, 'Document::from(-1)'],
    [5e9, 'Document::from(5000000000_i64)'],
    [2 ** 60, 'Document::from(1152921504606847000_i64)'],
    [1e21, 'Document::from(1e+21)'],
    [[1], 'Document::Array(vec![Document::from(1)])'],
    [[], 'Document::Array(vec![])'],
    [{}, 'Document::Object(HashMap::new())'],
  ])('that are free-form are documents: %j', (value, code) => {
    expect(write(free(value)).setters).toBe(`.thing(${code})`);
  });

  test('that are deep are spread over lines like a formatter does it', () => {
    const { uses, setters } = write(free({ on: true, source: { grafana: { slug: 'fees' } } }));
    expect(setters).toBe(`.thing(Document::Object(HashMap::from([
    ("on".into(), Document::from(true)),
    (
        "source".into(),
        Document::Object(HashMap::from([(
            "grafana".into(),
            Document::Object(HashMap::from([
                ("slug".into(), Document::from("fees")),
            ])),
        )])),
    ),
])))`);
    expect(uses).toEqual(['use std::collections::HashMap;', 'use aws_smithy_types::Document;']);
  });
});

test('spreads the names of a long use line over lines', () => {
  const types = ['FirstOfManyThings', 'SecondOfManyThings', 'ThirdOfManyThings', 'Zoo'];
  const parameters = types.map((type) =>
    makeArgument('query', type, { kind: 'enum', type, value: 'A' }),
  );
  expect(writeRust(makeCall('List', { parameters }), sdks)).toMatch(`use acme_sdk::types::{
    FirstOfManyThings, SecondOfManyThings, ThirdOfManyThings, Zoo,
};
use acme_sdk::{Client, Config};
`);
});
