import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { openAll } from './site';

const pages = openAll();
const policyOf = ($: CheerioAPI) =>
  $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';

/** The scripts that a browser would run, without data blocks (`application/json`). */
const inlineScriptsOf = ($: CheerioAPI) =>
  $('script:not([src])')
    .toArray()
    .filter((element) => /^(module|text\/javascript)?$/.test($(element).attr('type') ?? ''))
    .map((element) => $(element).text());

const policy = policyOf(pages[0]?.$ as CheerioAPI);
const directives = new Map(
  policy.split(';').map((directive) => {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    return [name, values] as const;
  }),
);

test('all pages have the same policy, before the first script', () => {
  expect(policy).not.toBe('');
  expect(pages.filter(({ $ }) => policyOf($) !== policy).map(({ file }) => file)).toEqual([]);
  const late = pages.filter(
    ({ html }) => html.indexOf('http-equiv="Content-Security-Policy"') > html.indexOf('<script'),
  );
  expect(late.map(({ file }) => file)).toEqual([]);
});

test('the policy allows nothing by default, no other host, and at most three inline scripts', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  const scripts = directives.get('script-src') ?? [];
  expect(scripts).not.toContain("'unsafe-inline'");
  const hashes = scripts.filter((value) => value.startsWith("'sha256-"));
  expect(hashes.length).toBeGreaterThan(0);
  expect(hashes.length).toBeLessThanOrEqual(3);
});

test('every inline script of every page is allowed by its hash, and each hash is used', () => {
  const hashes = new Set(
    pages
      .flatMap(({ $ }) => inlineScriptsOf($))
      .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
  const allowed = directives.get('script-src')?.filter((value) => value.startsWith("'sha256-"));
  expect([...hashes].sort()).toEqual(allowed?.sort());
});

test('the inline scripts are byte-identical on every page', () => {
  const variants = new Set(pages.map(({ $ }) => JSON.stringify(inlineScriptsOf($))));
  expect([...variants]).toHaveLength(1);
});

const hasHandler = (attributes: Record<string, string> = {}) =>
  Object.entries(attributes).some(
    ([name, value]) => /^on/.test(name) || /^javascript:/i.test(value),
  );

test('no element has a script in an attribute, which the policy would block', () => {
  expect(hasHandler({ class: 'on', onclick: 'go()' })).toBe(true);
  const handlers = pages.filter(({ $ }) =>
    $('*')
      .toArray()
      .some((element) => hasHandler($(element).attr())),
  );
  expect(handlers.map(({ file }) => file)).toEqual([]);
});

test('the headers for a server contain the same policy, and define who may frame a page', () => {
  const headers = readFileSync('build-info/security-headers.conf', 'utf8');
  const header = /Content-Security-Policy "([^"]*)"/.exec(headers)?.[1];
  expect(header?.startsWith(`${policy};`)).toBe(true);
  expect(header).toContain("frame-ancestors 'none'");
});
