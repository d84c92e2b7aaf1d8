import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { operations } from './routes';
import { findFile, openPage, prefix, read } from './site';

const pages = operations.map(({ operationId, route }) => ({
  operationId,
  route,
  ...openPage(route),
}));

const languages = ['cURL', 'JavaScript', 'TypeScript', 'Python', 'Java', 'Rust'];

/** The operation ids of the pages that fail a condition. */
function listLacking(isThere: (page: (typeof pages)[number]) => boolean): string[] {
  return pages.filter((page) => !isThere(page)).map(({ operationId }) => operationId);
}

test('every operation has its title, method, path, authentication and a description', () => {
  expect(pages).toHaveLength(87);
  expect(
    listLacking(({ $ }) => {
      const head = $('main header');
      return (
        head.find('h1').text().length > 3 &&
        head.find('.verb--box').length === 1 &&
        head.text().includes('HTTP basic or bearer token') &&
        head.find('.lede').text().length > 40
      );
    }),
  ).toEqual([]);
});

test('every operation has a sample in six languages, all of them in the HTML', () => {
  expect(
    listLacking(({ $ }) => {
      const panels = $('#samples-panel-0').parent().children('.tabpanel').toArray();
      const labels = panels.map((panel) => $(panel).attr('data-label'));
      const codes = panels.map((panel) => $(panel).find('pre').text().trim());
      return labels.join() === languages.join() && codes.every((code) => code.length > 60);
    }),
  ).toEqual([]);
});

test('every response with a body has an example, which is JSON for a success, unless it is TOML', () => {
  expect(
    listLacking(({ $, operationId }) => {
      const panels = $('[data-tabs="status"] > .tabpanel').toArray();
      const successes = panels.filter((panel) => $(panel).attr('data-label')?.startsWith('2'));
      const bodies = $('main details[id^="response."]').filter(
        (_, element) => $(element).children('summary').children('code').length > 0,
      );
      return (
        panels.length === bodies.length &&
        successes.every(
          (panel) =>
            operationId === 'GetConfigToml' ||
            typeof JSON.parse($(panel).find('pre').text()) === 'object',
        )
      );
    }),
  ).toEqual([]);
});

test('every error links to the catalogue, which lists the operation', () => {
  const catalogue = openPage('/docs/api/superposition/').$;
  expect(
    listLacking(({ $ }) =>
      $('main details[id^="response."]')
        .toArray()
        .filter((element) => /^response\.[45][^.]*$/.test($(element).attr('id') ?? ''))
        .every((element) => {
          const anchor = $(element).find('a[href*="#errors."]').attr('href')?.split('#')[1] ?? '';
          return catalogue(`[id="${anchor}"]`).find('details').text().includes($('h1').text());
        }),
    ),
  ).toEqual([]);
});

test('every name of a row is a permalink to that row, and no id occurs twice', () => {
  expect(
    listLacking(({ $ }) => {
      const ids = $('[id]')
        .toArray()
        .map((element) => $(element).attr('id'));
      const rows = $('main li[id] > div:first-child > a').toArray();
      return (
        new Set(ids).size === ids.length &&
        rows.every((row) => $(row).attr('href') === `#${$(row).closest('li').attr('id')}`)
      );
    }),
  ).toEqual([]);
});

test('every operation has related ones, and every update is compared with its create', () => {
  expect(
    listLacking(
      ({ $, operationId }) => operationId === 'ListAuditLogs' || $('#related').length === 1,
    ),
  ).toEqual([]);
  const body = openPage('/docs/api/update-default-config/').$('section[aria-labelledby="request"]');
  expect(body.text()).toContain('Same fields as Create default config, except:');
  expect(body.text()).toMatch(/key is not here/);
});

test('the life cycle of an experiment is on its pages, with the step of the page marked', () => {
  const { $ } = openPage('/docs/api/ramp-experiment/');
  const steps = $('ol > li:has(code)').toArray();
  expect(steps.map((step) => $(step).find('a').first().text())).toEqual([
    'Create experiment',
    'Ramp experiment',
    'Pause experiment',
    'Conclude experiment',
  ]);
  expect($('[aria-current="step"]').text()).toContain('Ramp experiment');
});

test('the guides that mention an operation are listed with the sentence that does', () => {
  const { $ } = openPage('/docs/api/create-context/');
  const list = $('section[aria-labelledby="guides"] li');
  expect(list.length).toBeGreaterThan(0);
  for (const item of list.toArray()) {
    expect($(item).find('a').attr('href')).toMatch(/^\/superposition\/docs\//);
    expect($(item).children('p').text().length).toBeGreaterThan(10);
  }
});

test('every page of the docs has a Markdown twin, which its tools link to', () => {
  const lacking = listLacking(({ $, route }) => {
    const twin = `${prefix}${route.replace(/\/$/, '.md')}`;
    const file = findFile(twin);
    return (
      $(`main details a[href="${twin}"]`).length === 1 &&
      $(`[data-copy-from="${twin}"]`).length === 1 &&
      file !== undefined &&
      read(file).startsWith(`# ${$('h1').text()}\n`)
    );
  });
  expect(lacking).toEqual([]);
});

/** The operations in the OpenAPI document of a page; none if its tools do not link to it. */
function readDocument({ route, $ }: { route: string; $: CheerioAPI }): unknown[] {
  const address = `${prefix}${route.replace(/\/$/, '.openapi.json')}`;
  if ($(`main details a[href="${address}"]`).length !== 1) return [];
  const { paths } = JSON.parse(read(findFile(address) ?? ''));
  return Object.values(paths as Record<string, object>).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
}

test('every operation has its own OpenAPI document with everything it references', () => {
  expect(listLacking((page) => readDocument(page).join() === page.operationId)).toEqual([]);
});

test('every area has an OpenAPI document with exactly its operations', () => {
  const areas = new Set(operations.map(({ area }) => area));
  expect(areas.size).toBe(15);
  for (const area of areas) {
    const route = `/docs/category/${area}/`;
    const own = operations.filter((operation) => operation.area === area);
    const ids = own.map(({ operationId }) => operationId);
    expect(readDocument({ route, ...openPage(route) }).sort(), area).toEqual(ids.sort());
  }
});

test('the area of experiments shows the traffic figure above the life cycle', () => {
  const { $ } = openPage('/docs/category/experiments/');
  const figure = $('main section figure');
  expect(figure.find('svg[role="img"]')).toHaveLength(2);
  expect(figure.find('svg').first().attr('aria-label')).toContain('10, then 25, then 50 percent');
  expect(figure.parent().next().is('ol')).toBe(true);
});
