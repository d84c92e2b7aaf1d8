import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { all } from '../routes';
import { files, prefix } from '../site';

interface Request {
  uri: string;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
}
interface Redirect {
  statusCode: number;
  headers: { location: { value: string } };
}

const code = readFileSync('deploy/object-store/cloudfront-addresses.js', 'utf8');
const handle: (event: { request: Request }) => Partial<Request & Redirect> = runInNewContext(
  `${code}; handler`,
);

/** The path of the object that the store is asked for, or the status and address of a redirect. */
function ask(uri: string, querystring: Request['querystring'] = {}): string {
  const reply = handle({ request: { uri, querystring } });
  return reply.headers ? `${reply.statusCode} ${reply.headers.location.value}` : `${reply.uri}`;
}

test.each(all)('%s has one address, to which the two other spellings lead', (route) => {
  const address = prefix + route;
  expect(files).toContain(ask(address).slice(prefix.length + 1));
  expect(ask(address.slice(0, -1))).toBe(`301 ${address}`);
  expect(ask(`${address}index.html`)).toBe(`301 ${address}`);
});

test('every file that is not the page of a folder has its own address', () => {
  const others = files.filter((file) => !/(^|\/)index\.html$/.test(file));
  expect(others.length).toBeGreaterThan(100);
  for (const file of others) expect(ask(`${prefix}/${file}`)).toBe(`${prefix}/${file}`);
});

describe('a redirect', () => {
  test('keeps the query', () => {
    const query = {
      q: { value: 'a%20b' },
      x: { value: '' },
      y: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    expect(ask(`${prefix}/search`, query)).toBe(`301 ${prefix}/search/?q=a%20b&x&y=1&y=2`);
  });

  test('leads to no other host', () => {
    expect(ask('//evil.example/docs')).toBe('301 /evil.example/docs/');
    expect(ask('//evil.example/index.html')).toBe('301 /evil.example/');
  });

  test('takes the name of a version for a folder', () => {
    expect(ask(`${prefix}/docs/0.93`)).toBe(`301 ${prefix}/docs/0.93/`);
  });
});
