import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Argument, Call, CallBody } from '../../../src/openapi/calls/call';
import { createValidator } from '../../../src/openapi/examples/validate-value';
import { writeCurl } from '../../../src/samples/curl/command';
import type { Sdks } from '../../../src/samples/sample';
import { loadCalls } from './calls';

/** The request as the server received it. */
interface Heard {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const run = promisify(execFile);
const sdks: Sdks = { types: {}, payloads: {}, failures: {}, token: 'SITE_TOKEN' };
const secret = 'me:secret';
const [user, password] = secret.split(':');
const hostile = `it's "a" $HOME \`id\` $(id) \\ \\' !! & + % ? # / * ; é 漢 [1-3] {a,b}`;

const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
});
let curlHome = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  curlHome = await mkdtemp(join(tmpdir(), 'curl-'));
  // Every connection ends here, whatever host a sample uses.
  const settings = ['silent', 'show-error', 'noproxy = "*"', `connect-to = "::127.0.0.1:${port}"`];
  await writeFile(join(curlHome, '.curlrc'), settings.join('\n'));
});

afterAll(async () => {
  server.close();
  await rm(curlHome, { recursive: true });
});

async function send(code: string, shell = 'sh', token = sdks.token): Promise<Heard> {
  const env = {
    PATH: process.env.PATH,
    CURL_HOME: curlHome,
    [token]: secret,
    SITE_USER: user,
    SITE_PASSWORD: password,
  };
  const { stdout } = await run(shell, ['-c', code], { env, timeout: 20_000 });
  return JSON.parse(stdout);
}

/** Sends all samples, a few at a time. */
async function sendAll(codes: string[], token: string): Promise<Heard[]> {
  const heard: Heard[] = [];
  const lanes = Array.from({ length: 6 }, async (_, lane) => {
    for (let at = lane; at < codes.length; at += 6) {
      heard[at] = await send(codes[at] ?? '', 'sh', token);
    }
  });
  await Promise.all(lanes);
  return heard;
}

function makeArgument(place: Argument['in'], name: string, json: unknown): Argument {
  const value = { kind: 'document', value: json } as const;
  const isForm = place === 'query' || place === 'cookie';
  const style = isForm ? 'form' : 'simple';
  return { name, in: place, member: name, value, json, style, explode: isForm };
}

function makeCall(method: Call['operation']['method'], parts: Partial<Call> = {}): Call {
  return {
    operation: { id: 'Act', method, path: '/things/{id}/acts' },
    server: 'http://api.test:8080',
    security: [],
    parameters: [],
    ...parts,
  };
}

function makeBody(mediaType: string, json: unknown, form: CallBody['form'] = 'json') {
  return { mediaType, form, json, value: { kind: 'document', value: json } } as const;
}

/** A parameter that is an object is sent as one parameter for each of its keys. */
const isMap = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const textsOf = (json: unknown) => (Array.isArray(json) ? json : [json]).map(String);

describe('the samples of all operations', async () => {
  const { calls, sdks, document } = await loadCalls();
  const validate = createValidator(document);
  const codes = calls.map((call) => writeCurl(call, sdks));
  let heard: Heard[] = [];
  beforeAll(async () => {
    heard = await sendAll(codes, sdks.token);
  }, 60_000);

  test('run as they are', () => {
    expect(heard.length).toBe(87);
    expect(codes.filter((code) => code.includes(secret))).toEqual([]);
  });

  test.each(calls.map((call, at) => [call.operation.id, call, at] as const))(
    'send what %s takes',
    (_, { operation, parameters, body, server }, at) => {
      const { method, url, headers, body: sent } = heard[at] as Heard;
      const { pathname, searchParams } = new URL(url, server);
      const valuesIn = (place: Argument['in']) =>
        parameters
          .filter((argument) => argument.in === place)
          .flatMap(({ name, json }): [string, string[]][] =>
            isMap(json)
              ? Object.entries(json).map(([key, value]) => [key, textsOf(value)])
              : [[name, textsOf(json)]],
          );
      const path = Object.fromEntries(
        valuesIn('path').map(([name, texts]) => [`{${name}}`, texts.join(',')]),
      );
      const base = new URL(server).pathname.replace(/\/$/, '');
      const segments = (base + operation.path).split('/').map((part) => path[part] ?? part);

      expect(method).toBe(operation.method);
      expect(pathname.split('/').map(decodeURIComponent)).toEqual(segments);
      const names = [...new Set(searchParams.keys())];
      expect(names.map((name) => [name, searchParams.getAll(name)])).toEqual(valuesIn('query'));
      expect(headers).toMatchObject({
        authorization: `Bearer ${secret}`,
        ...(body && { 'content-type': body.mediaType }),
        ...Object.fromEntries(
          valuesIn('header').map(([name, texts]) => [name.toLowerCase(), `${texts}`]),
        ),
      });
      expect(sent && JSON.parse(sent)).toEqual(body?.json ?? '');
      if (!body) return;
      const keys = ['paths', operation.path, operation.method.toLowerCase(), 'requestBody'];
      const pointer = [...keys, 'content', body.mediaType, 'schema']
        .map((key) => `/${key.replaceAll('/', '~1')}`)
        .join('');
      expect(validate(JSON.parse(sent), pointer).misfit).toBeUndefined();
    },
  );
});

test.each(['sh', 'bash'])('%s passes hostile texts on unchanged', async (shell) => {
  const call = makeCall('PUT', {
    parameters: [
      makeArgument('path', 'id', hostile),
      makeArgument('query', 'a[b]', [hostile, '', 'two\nlines']),
      makeArgument('header', 'x-note', `it's "a" $HOME \`id\` $(id) \\ !! ;`),
      makeArgument('cookie', 'taste', hostile),
    ],
    body: makeBody('application/json', { [hostile]: `@${hostile}\n\tnext\u0000` }),
  });
  const { url, headers, body } = await send(writeCurl(call, sdks), shell);
  const { pathname, searchParams } = new URL(url, call.server);
  expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'things', hostile, 'acts']);
  expect(searchParams.getAll('a[b]')).toEqual([hostile, '', 'two\nlines']);
  expect(headers['x-note']).toBe(`it's "a" $HOME \`id\` $(id) \\ !! ;`);
  expect(decodeURIComponent(headers.cookie ?? '')).toBe(`taste=${hostile}`);
  expect(JSON.parse(body)).toEqual(call.body?.json);
});

test.each(['sh', 'bash'])('%s sends a text that is not JSON unchanged', async (shell) => {
  const json = `@file it's\n  $HOME \\ "text"\n`;
  const call = makeCall('POST', { body: makeBody('text/plain', json, 'text') });
  const { body, headers } = await send(writeCurl(call, sdks), shell);
  expect([headers['content-type'], body]).toEqual(['text/plain', json]);
});

test('names the type of JSON that is not plain JSON', async () => {
  const call = makeCall('PATCH', { body: makeBody('application/merge-patch+json', { a: [1] }) });
  const { method, body, headers } = await send(writeCurl(call, sdks));
  expect(method).toBe('PATCH');
  expect(headers['content-type']).toBe('application/merge-patch+json');
  expect(JSON.parse(body)).toEqual({ a: [1] });
});

test('sends the fields of a form as a form, whatever they contain', async () => {
  const fields = { name: "O'Hara & sons", file: '@/etc/passwd', tags: ['a', 'b'], size: { w: 1 } };
  const bodies = [
    makeBody('application/x-www-form-urlencoded', fields, 'fields'),
    makeBody('multipart/form-data', fields, 'fields'),
  ];
  const codes = bodies.map((body) => writeCurl(makeCall('POST', { body }), sdks));
  const [encoded, parts] = await sendAll(codes, sdks.token);
  expect(encoded?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect([...new URLSearchParams(encoded?.body)]).toEqual([
    ['name', "O'Hara & sons"],
    ['file', '@/etc/passwd'],
    ['tags', 'a'],
    ['tags', 'b'],
    ['size', '{"w":1}'],
  ]);
  expect(parts?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(parts?.body).toContain('name="file"\r\n\r\n@/etc/passwd\r\n');
  expect(parts?.body).toContain("O'Hara & sons");
});

test('sends bodies that are a text, a list or null as JSON', async () => {
  for (const json of ['@x', [], null]) {
    const call = makeCall('POST', { body: makeBody('application/json', json) });
    expect(JSON.parse((await send(writeCurl(call, sdks))).body)).toEqual(json);
  }
});

test('names the method only where curl would choose another', () => {
  const body = makeBody('application/json', {});
  const commandOf = (call: Call) => writeCurl(call, sdks).split("'")[0];
  expect(commandOf(makeCall('GET'))).toBe('curl ');
  expect(commandOf(makeCall('POST', { body }))).toBe('curl ');
  expect(commandOf(makeCall('POST'))).toBe('curl -X POST ');
  expect(commandOf(makeCall('GET', { body }))).toBe('curl -X GET ');
  expect(commandOf(makeCall('DELETE'))).toBe('curl -X DELETE ');
  expect(commandOf(makeCall('HEAD'))).toBe('curl --head ');
});

test('repeats the name of a list in a query, or joins the list where it must not explode', () => {
  const list = makeArgument('query', 'tag', ['a', 'b,c']);
  const joined = { ...list, name: 'sort', explode: false };
  const code = writeCurl(makeCall('GET', { parameters: [list, joined] }), sdks);
  expect(code).toContain('?tag=a&tag=b%2Cc&sort=a,b%2Cc');
});

test('writes the values of paths, headers and cookies that are no texts', async () => {
  const parameters = [
    makeArgument('path', 'id', 7),
    makeArgument('query', 'all', true),
    makeArgument('header', 'x-tags', ['a', 'b']),
    makeArgument('header', 'x-empty', ''),
    makeArgument('cookie', 'a', 1),
    makeArgument('cookie', 'b', false),
  ];
  const { url, headers } = await send(writeCurl(makeCall('GET', { parameters }), sdks));
  expect(url).toBe('/things/7/acts?all=true');
  expect(headers).toMatchObject({ 'x-tags': 'a,b', 'x-empty': '', cookie: 'a=1; b=false' });
});

test.each([
  ['http', 'bearer', `Bearer ${secret}`],
  ['oauth2', undefined, `Bearer ${secret}`],
  ['openIdConnect', undefined, `Bearer ${secret}`],
  ['http', 'basic', `Basic ${btoa(secret)}`],
  ['mutualTLS', undefined, undefined],
])('takes the token of %s %s from the environment', async (type, scheme, expected) => {
  const security = [{ name: 'auth', type, label: '', ...(scheme && { scheme }) }];
  const code = writeCurl(makeCall('GET', { security }), sdks);
  const { headers } = await send(code);
  expect(code).not.toContain(secret);
  expect(headers.authorization).toBe(expected);
});

test.each([
  ['SITE_TOKEN', 'SITE'],
  ['TOKEN', 'API'],
  ['KEY', 'KEY'],
])(
  'names the user and the password of basic authentication after the variable %s',
  (token, start) => {
    const security = [{ name: 'auth', type: 'http', scheme: 'basic', label: '' }];
    expect(writeCurl(makeCall('GET', { security }), { token })).toContain(
      `-u "$${start}_USER:$${start}_PASSWORD"`,
    );
  },
);

test('lays a call out over lines, with the body as JSON that is easy to read', () => {
  const call = makeCall('PUT', {
    security: [{ name: 'auth', type: 'http', scheme: 'bearer', label: '' }],
    parameters: [makeArgument('path', 'id', 'a b'), makeArgument('header', 'x-org', 'acme')],
    body: makeBody('application/json', { name: "Ann's", tags: ['new'] }),
  });
  expect(writeCurl(call, sdks)).toBe(`curl -X PUT 'http://api.test:8080/things/a%20b/acts' \\
  -H "Authorization: Bearer $SITE_TOKEN" \\
  -H 'x-org: acme' \\
  -H 'Content-Type: application/json' \\
  --data-raw '{"name": "Ann'\\''s", "tags": ["new"]}'`);
});

test('does not let the shell run anything in the name of a key', () => {
  const key = { in: 'header' as const, name: 'x-$(id)`id`"\\' };
  const security = [{ name: 'auth', type: 'apiKey', key, label: '' }];
  expect(writeCurl(makeCall('GET', { security }), sdks)).toContain(
    '-H "x-\\$(id)\\`id\\`\\"\\\\: $SITE_TOKEN"',
  );
});

const bearer = { name: 'auth', type: 'http', scheme: 'bearer', label: '' };
const keyIn = (place: 'header' | 'query' | 'cookie', name: string) => ({
  name: `my ${place}`,
  type: 'apiKey',
  key: { in: place, name },
  label: '',
});

test('sends a key in the query or a cookie, beside what else is there', async () => {
  const parameters = [makeArgument('query', 'page', 2), makeArgument('cookie', 'taste', 'sweet')];
  const codes = [
    makeCall('GET', { security: [keyIn('query', 'k[1]')] }),
    makeCall('GET', { security: [keyIn('query', 'k')], parameters }),
    makeCall('GET', { security: [keyIn('cookie', 'k')] }),
    makeCall('GET', { security: [keyIn('cookie', 'k')], parameters }),
  ].map((call) => writeCurl(call, sdks));
  const heard = await sendAll(codes, sdks.token);
  const query = (at: number) => [...new URL(heard[at]?.url ?? '', 'http://a').searchParams];
  expect(query(0)).toEqual([['k[1]', secret]]);
  expect(query(1)).toEqual([
    ['page', '2'],
    ['k', secret],
  ]);
  expect(heard.map(({ headers }) => headers.cookie)).toEqual([
    undefined,
    'taste=sweet',
    `k=${secret}`,
    `taste=sweet; k=${secret}`,
  ]);
});

test('authenticates with all combined schemes, each secret in its own variable', () => {
  const openId = { name: 'id', type: 'openIdConnect', label: '' };
  const security = [keyIn('header', 'x-key'), bearer, openId];
  expect(writeCurl(makeCall('GET', { security }), sdks)).toBe(
    `curl 'http://api.test:8080/things/{id}/acts' \\
  -H "x-key: $SITE_TOKEN_MY_HEADER" \\
  -H "Authorization: Bearer $SITE_TOKEN"`,
  );
});

test('separates the words of a scheme in the name of its variable', () => {
  const key = { ...keyIn('header', 'x-key'), name: 'clientId' };
  expect(writeCurl(makeCall('GET', { security: [key, bearer] }), sdks)).toContain(
    '-H "x-key: $SITE_TOKEN_CLIENT_ID"',
  );
});

test('sends what is both a parameter and a key once', () => {
  const call = makeCall('GET', {
    security: [keyIn('header', 'X-Key')],
    parameters: [makeArgument('header', 'x-key', 'plain')],
  });
  expect(writeCurl(call, sdks)).not.toContain('plain');
});

test('sends what no text can be written for from a file', async () => {
  const bodies = [
    { mediaType: 'image/png', form: 'file' } as const,
    makeBody('application/xml', {}, 'file'),
  ];
  for (const body of bodies) {
    const code = writeCurl(makeCall('POST', { body }), sdks);
    expect(code).toContain(`-H 'Content-Type: ${body.mediaType}' \\\n  --data-binary @file`);
  }
});

test('sends the files of a form as files', async () => {
  const fields = { page: 'string', pages: ['string'], note: '@x' };
  const body = { ...makeBody('multipart/form-data', fields, 'fields'), files: ['page', 'pages'] };
  expect(writeCurl(makeCall('POST', { body }), sdks).split(' \\\n  ').slice(1)).toEqual([
    "-F 'page=@file'",
    "-F 'pages=@file'",
    "--form-string 'note=@x'",
  ]);
});

test('sends the parts of a multipart body with their types and headers, whatever they contain', async () => {
  const meta = { name: `O'Hara; "sons" \\ @x`, size: 1 };
  const fields = { meta, plain: { a: 1 }, mark: '@x;type=text/html', photo: 'string', note: 'a' };
  const parts = {
    meta: { type: 'application/json', headers: [] },
    plain: { type: 'application/json', headers: [['X-Size', '1; "2"']] },
    mark: { type: 'text/csv', headers: [] },
    photo: { type: 'image/png', headers: [] },
  } as const;
  const body = { ...makeBody('multipart/form-data', fields, 'fields'), files: ['photo'], parts };
  const code = writeCurl(makeCall('POST', { body }), sdks);
  expect(code).toContain(`-F 'plain={"a":1};type=application/json;headers="X-Size: 1; \\"2\\""'`);
  expect(code).toContain("-F 'photo=@file;type=image/png'");
  expect(code).toContain("--form-string 'note=a'");
  const sent = await send(code.replace("-F 'photo=@file;type=image/png' \\\n", ''));
  const partOf = (name: string) =>
    sent.body.split(/--+[\w-]+\r\n/).find((part) => part.includes(`name="${name}"`)) ?? '';
  const [head = '', json = ''] = partOf('meta').split('\r\n\r\n');
  expect(head).toContain('Content-Type: application/json');
  expect(JSON.parse(json)).toEqual(meta);
  expect(partOf('plain')).toContain('X-Size: 1; "2"');
  expect(partOf('mark')).toContain('Content-Type: text/csv\r\n\r\n@x;type=text/html\r\n');
});
