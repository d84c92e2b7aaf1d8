import { describe, expect, test } from 'vitest';
import { aliases, all, folders, operations } from './routes';
import { findFile, openPage, prefix } from './site';

test.each(all)('%s exists', (route) => {
  expect(findFile(prefix + route)).toBeDefined();
});

test('the document for unknown addresses exists', () => {
  expect(findFile(`${prefix}/404.html`)).toBeDefined();
});

test('each operation has a page at its own route', () => {
  const missed = operations.filter(({ route, operationId }) => {
    const { $ } = openPage(route);
    return !$('main code')
      .toArray()
      .some((code) => $(code).text() === operationId);
  });
  expect(missed).toEqual([]);
});

test.each(aliases)(
  '%s explains that the operation does not exist, and links to the right one',
  (route) => {
    const { $ } = openPage(route);
    expect($('h1').text()).toBe(`There is no operation ${route.split('/').at(-2)}`);
    const targets = operations.map((operation) => prefix + operation.route);
    expect(targets).toContain($('article a').attr('href'));
  },
);

describe('the start page', () => {
  const { $ } = openPage('/');

  test('redirects without a script', () => {
    expect($('noscript').html()).toBe(
      `<meta http-equiv="refresh" content="0; url=${prefix}/docs/">`,
    );
    expect($('main a').attr('href')).toBe(`${prefix}/docs/`);
  });

  test('has its target as the canonical URL', () => {
    expect($('link[rel="canonical"]').attr('href')).toMatch(/\/superposition\/docs\/$/);
  });
});

describe('the folders of addresses', () => {
  test('all have a page', () => {
    const above = all.flatMap((route) =>
      route.split('/').map((_, index, parts) => `${parts.slice(0, index).join('/')}/`),
    );
    expect([...new Set(above)].filter((folder) => !all.includes(folder))).toEqual([]);
    expect(folders).toContain('/docs/api/');
  });

  test.each(folders)('%s leads to a page, or lists what is below it', (route) => {
    const { $ } = openPage(route);
    const target = $('html').attr('data-leads-to');
    const links = $('main a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    if (target) expect(links).toContain(target);
    else expect(links.filter((to) => to.startsWith(prefix + route)).length).toBeGreaterThan(1);
  });
});
