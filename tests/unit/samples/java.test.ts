import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parser } from '@lezer/java';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Argument, Call } from '../../../src/openapi/calls/call';
import type { TypedValue } from '../../../src/openapi/calls/typed-value';
import { writeJava } from '../../../src/samples/java/program';
import type { Sdks } from '../../../src/samples/sample';
import { loadCalls } from './calls';

const run = promisify(execFile);
const hasCompiler = spawnSync('javac', ['-version']).status === 0;

/** Reads files with the compiler's own parser, and returns the errors. */
const readAll = `
import com.sun.source.util.JavacTask;
import java.io.File;
import java.util.List;
import javax.tools.*;

class ReadAll {
    public static void main(String[] args) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            for (var name : args) {
                var found = new DiagnosticCollector<JavaFileObject>();
                var options = List.of("-proc:none");
                var sources = files.getJavaFileObjects(new File(name));
                var task = compiler.getTask(null, files, found, options, null, sources);
                ((JavacTask) task).parse();
                found.getDiagnostics().forEach(System.out::println);
            }
        }
    }
}`;

const sdks: Sdks = {
  java: { package: 'org.shop', client: 'ShopClient' },
  types: { Colour: 'ColourType' },
  payloads: { MoveItem: 'request' },
  failures: {},
  token: 'SHOP_TOKEN',
};
const emptyCall: Call = {
  operation: { id: 'CreateItem', method: 'POST', path: '/items' },
  server: 'http://localhost:1234',
  security: [{ name: 'bearer', type: 'http', scheme: 'bearer', label: 'HTTP bearer token' }],
  parameters: [],
};
const nothing: TypedValue = { kind: 'structure', type: 'Unit', fields: [] };

function text(value: string): TypedValue {
  return { kind: 'string', value };
}

function number(value: number): TypedValue {
  return { kind: 'number', value };
}

function structure(type: string, fields: [string, TypedValue][] = []): TypedValue {
  return { kind: 'structure', type, fields };
}

function argument(name: string, place: Argument['in'], value: TypedValue, member = name): Argument {
  return { name, in: place, member, value, json: undefined, style: 'form', explode: true };
}

function writeBody(value: TypedValue, id = 'CreateItem'): string {
  const body = { mediaType: 'application/json', form: 'json' as const, value, json: undefined };
  return writeJava({ ...emptyCall, operation: { ...emptyCall.operation, id }, body }, sdks);
}

/** The setters of an input whose body has one field, without their indentation. */
function writeField(value: TypedValue, name = 'it'): string {
  const code = writeBody(structure('Any', [[name, value]]));
  // The parser fails on escaped quotes in text blocks, unlike the compiler (see below).
  if (!code.includes('"""')) expect(countErrors(code)).toBe(0);
  const [, setters] =
    /var input = \w+\.builder\(\)(.*)\.build\(\);\n {8}var response/s.exec(code) ?? [];
  return (setters ?? '').replaceAll('\n            ', '\n').trim();
}

/** The parser supports class literals of primitive types only. */
function countErrors(code: string): number {
  let errors = 0;
  parser.parse(code.replace(/\bTokenIdentity\.class\b/, 'int.class')).iterate({
    enter({ type }) {
      if (type.isError) errors += 1;
    },
  });
  return errors;
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'java-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the samples of all operations', () => {
  let samples: [id: string, code: string][] = [];

  beforeAll(async () => {
    const { calls, sdks } = await loadCalls();
    samples = calls.map((call) => [call.operation.id, writeJava(call, sdks)]);
  });

  test('are Java', () => {
    const broken = samples.filter(([, code]) => countErrors(code) > 0);
    expect(samples.length).toBeGreaterThan(0);
    expect(broken.map(([id]) => id)).toEqual([]);
  });

  test('import each class once, and only what they use', () => {
    for (const [, code] of samples) {
      const imports = [...code.matchAll(/^import .*\.(\w+);$/gm)].map(([, name]) => name);
      const rest = code.replace(/^import .*$|"""[\s\S]*?"""|"(\\.|[^"\\])*"|\/\/.*$/gm, '');
      const used = new Set(rest.match(/(?<!\.)\b[A-Z]\w*/g));
      const own = ['Example', 'BearerToken', 'String', 'System', 'Override', 'Class'];
      expect(imports).toEqual([...new Set(imports)]);
      expect(new Set(imports)).toEqual(new Set([...used].filter((name) => !own.includes(name))));
    }
  });

  test.runIf(hasCompiler)('are read by the compiler', async () => {
    await inFolder(async (folder) => {
      const files = samples.map(([id]) => join(folder, id, 'Example.java'));
      for (const [at, [id, code]] of samples.entries()) {
        await mkdir(join(folder, id));
        await writeFile(files[at] ?? '', code);
      }
      await writeFile(join(folder, 'ReadAll.java'), readAll);
      const { stdout } = await run('java', [join(folder, 'ReadAll.java'), ...files]);
      expect(stdout).toBe('');
    });
  });
});

describe('a sample', () => {
  test('is a class that creates a client and an input, and makes the call', () => {
    const call = { ...emptyCall, security: [], server: 'https://shop.example/v1' };
    expect(writeJava(call, sdks)).toBe(`\
import org.shop.client.ShopClient;
import org.shop.model.CreateItemInput;
import software.amazon.smithy.java.client.core.endpoint.EndpointResolver;

public class Example {
    public static void main(String[] args) {
        var endpoint = "https://shop.example/v1";
        var client = ShopClient.builder()
            .endpointResolver(EndpointResolver.staticEndpoint(endpoint))
            .build();

        var input = CreateItemInput.builder().build();
        var response = client.createItem(input);
        System.out.println(response);
    }
}`);
  });

  test('reads the token from the environment where the call is signed', () => {
    const code = writeJava(emptyCall, sdks);
    expect(code).toContain('        var token = System.getenv("SHOP_TOKEN");\n');
    expect(code).toContain('            .addIdentityResolver(new BearerToken(token))\n');
    expect(code).toContain('    record BearerToken(String token)\n');
    expect(code).not.toMatch(/[ \t]$/m);
    expect(countErrors(code)).toBe(0);
  });

  test('sets path, query and header parameters by the names that the SDK has for them', () => {
    const parameters = [
      argument('id', 'path', text('7')),
      argument('page[size]', 'query', number(20), 'page_size'),
      argument('x-org-id', 'header', text('acme'), 'org_id'),
    ];
    expect(writeJava({ ...emptyCall, parameters }, sdks)).toContain(`\
        var input = CreateItemInput.builder()
            .id("7")
            .pageSize(20)
            .orgId("acme")
            .build();
`);
  });

  test('says that lists in the query are not sent', () => {
    const list: TypedValue = { kind: 'list', items: [text('a')] };
    const write = (place: Argument['in']) =>
      writeJava({ ...emptyCall, parameters: [argument('names', place, list)] }, sdks);
    expect(write('query')).toContain(
      '        // The SDK does not send lists in the query.\n        var input = ',
    );
    expect(write('header')).not.toContain('does not send');
  });

  test('puts the whole body into one member where the SDK has such a member', () => {
    const code = writeBody(structure('Move', [['to', text('shelf')]]), 'MoveItem');
    expect(code).toContain('import org.shop.model.Move;\n');
    expect(code).toContain(`\
        var input = MoveItemInput.builder()
            .request(Move.builder().to("shelf").build())
            .build();
`);
  });

  test('is empty without an SDK', () => {
    expect(writeJava(emptyCall, { ...sdks, java: undefined })).toBe('');
  });
});

describe('a value', () => {
  test('of text is escaped', () => {
    expect(writeField(text('say "hi" \\u0041 $x\t\u0000\u202e\ud800 é 漢 😀\n'))).toBe(
      String.raw`.it("say \"hi\" \\u0041 $x\t\000\u202e\ud800 é 漢 😀\n")`,
    );
  });

  test('of several lines is a text block', () => {
    const code = 'function f(a) {\n  return "\\d" + "";\n\n}\n';
    expect(writeField(text(code))).toBe(
      String.raw`
.it("""
    function f(a) {
      return "\\d" + "";

    }
    """)`.trim(),
    );
    expect(writeField(text('  a\n  b\n'))).toBe('.it("""\n      a\n      b\n    """)');
  });

  test.each([
    ['  a\n  b', '  a\\n  b'],
    ['a\r\nb', 'a\\r\\nb'],
    ['a \nb', 'a \\nb'],
    ['a\n"b"', 'a\\n\\"b\\"'],
    ['a\n\tb', 'a\\n\\tb'],
  ])('of several lines is on one line where the compiler would change a block: %j', (it, line) => {
    expect(writeField(text(it))).toBe(`.it("${line}")`);
  });

  test.runIf(hasCompiler)('of text is preserved', async () => {
    const texts = [
      '"""\n"',
      'a\n""""\n',
      '  a\n  b',
      '\ta\n\tb\n',
      '\n\n a\n b',
      'a \n\n b\\\n\\',
      'a\n"""',
      '\\u000a\n\\u0022',
      '\u0001\u00377\n\u0085x\u2028',
      '\u3000a\n\u00a0b',
      '*/ // %s $x\n{',
      '',
    ];
    const calls = texts.map((it) => {
      const units = it.split('').map((unit) => unit.charCodeAt(0));
      const value = writeField(text(it))
        .replace(/^\.it\(/, '')
        .replace(/\)$/, '');
      return `        check(${value}, new int[] {${units.join(', ')}});`;
    });
    await inFolder(async (folder) => {
      const file = join(folder, 'Texts.java');
      await writeFile(
        file,
        `class Texts {
    static void check(String text, int[] units) {
        System.out.print(java.util.Arrays.equals(text.chars().toArray(), units) ? "+" : "-");
    }

    public static void main(String[] args) {
${calls.join('\n')}
    }
}`,
      );
      const { stdout } = await run('java', ['-Dfile.encoding=UTF-8', file]);
      expect(stdout).toBe('+'.repeat(texts.length));
    });
  });

  test('of a number has a type that fits it', () => {
    const values = [3, -2147483647, 2147483648, 0.25, 1e21].map((value) =>
      writeField(number(value)),
    );
    expect(values).toEqual([
      '.it(3)',
      '.it(-2147483647)',
      '.it(2147483648L)',
      '.it(0.25)',
      '.it(1e+21)',
    ]);
  });

  test('of an enum is a constant', () => {
    const value = (of: string): TypedValue => ({ kind: 'enum', type: 'Colour', value: of });
    expect(writeField(value('red'))).toBe('.it(ColourType.RED)');
    expect(writeField(value('DarkRed'))).toBe('.it(ColourType.DARK_RED)');
    expect(writeField(value('dark-red'))).toBe('.it(ColourType.DARK_RED)');
    expect(writeField(value('#f00'))).toBe('.it(ColourType.from("#f00"))');
  });

  test('of a time is parsed', () => {
    const value: TypedValue = { kind: 'timestamp', value: '2025-01-31T09:30:00Z' };
    expect(writeField(value)).toBe('.it(Instant.parse("2025-01-31T09:30:00Z"))');
    expect(writeBody(structure('Any', [['it', value]]))).toContain('import java.time.Instant;\n');
  });

  test('of a union is its member', () => {
    const value = (member: string, held: TypedValue): TypedValue => ({
      kind: 'union',
      type: 'Action',
      member,
      value: held,
    });
    expect(writeField(value('REMOVE_ALL', text('x')))).toBe('.it(new Action.RemoveAllMember("x"))');
    expect(writeField(value('PUT', text('x')))).toBe('.it(new Action.PuTMember("x"))');
    expect(writeField(value('GoAway', text('x')))).toBe('.it(new Action.GoAwayMember("x"))');
    expect(writeField(value('NONE', nothing))).toBe('.it(new Action.NonEMember())');
  });

  test('of a list or a map is broken where it is too long', () => {
    const list: TypedValue = { kind: 'list', items: [text('a'), text('b')] };
    const map: TypedValue = {
      kind: 'map',
      entries: [
        ['k"', text('v')],
        ['list', list],
      ],
    };
    expect(writeField(list)).toBe('.it(List.of("a", "b"))');
    expect(writeField(map)).toBe('.it(Map.of("k\\"", "v", "list", List.of("a", "b")))');
    expect(writeField({ kind: 'list', items: [text('a'.repeat(40)), map] })).toBe(`\
.it(List.of(
    "${'a'.repeat(40)}",
    Map.of("k\\"", "v", "list", List.of("a", "b"))
))`);
    expect(
      writeField({
        kind: 'map',
        entries: [
          ['k', text('a'.repeat(60))],
          ['l', list],
        ],
      }),
    ).toBe(`\
.it(Map.of(
    "k", "${'a'.repeat(60)}",
    "l", List.of("a", "b")
))`);
  });

  test('of a map with many entries is made of entries', () => {
    const entries = Array.from({ length: 11 }, (_, at): [string, TypedValue] => [
      `k${at}`,
      number(at),
    ]);
    const lines = entries.map(([key], at) => `    Map.entry("${key}", ${at})`);
    expect(writeField({ kind: 'map', entries })).toBe(
      `.it(Map.ofEntries(\n${lines.join(',\n')}\n))`,
    );
  });

  test('that is free-form is a document', () => {
    const document = (value: unknown): string => writeField({ kind: 'document', value });
    expect(document('x')).toBe('.it(Document.of("x"))');
    expect(document(true)).toBe('.it(Document.of(true))');
    expect(document(null)).toBe('.it(Document.of((String) null))');
    expect(document([1, 'a', {}])).toBe('.it(Document.ofObject(List.of(1, "a", Map.of())))');
    expect(document({ in: [{ var: 'city' }, null] })).toBe(`\
.it(Document.ofObject(Map.of(
    "in", List.of(
        Map.of("var", "city"),
        Document.of((String) null)
    )
)))`);
  });

  test('with fields of its own is built', () => {
    const inner = structure('Colour', [
      ['class', text('dark')],
      ['schema', text('rgb')],
    ]);
    const value = structure('Object', [
      ['first_name', text('Ada')],
      ['tint', inner],
      ['id', number(1)],
    ]);
    expect(writeField({ kind: 'list', items: [value] })).toBe(`\
.it(List.of(ObjectShape.builder()
    .firstName("Ada")
    .tint(ColourType.builder()
        .classMember("dark")
        .schemaMember("rgb")
        .build())
    .id(1)
    .build()))`);
  });
});

test('loads a class before the input that could not be the first', () => {
  const own = {
    ...sdks,
    java: {
      package: 'org.shop',
      client: 'ShopClient',
      loadFirst: { input: 'OtherInput', operations: ['Lend'] },
    },
  };
  const write = (id: string) =>
    writeJava({ ...emptyCall, operation: { ...emptyCall.operation, id } }, own);
  expect(write('Lend')).toContain(
    '        OtherInput.builder(); // Has to be loaded first.\n        var input = LendInput.builder()',
  );
  expect(write('Lend')).toMatch(/^import .*\.model\.OtherInput;$/m);
  expect(write('Return')).not.toContain('OtherInput');
});
