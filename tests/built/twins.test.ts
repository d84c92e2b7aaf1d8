import { expect, test } from 'vitest';
import { files, openFile, openPage, prefix, read } from './site';

const home = 'https://juspay.io';
const twins = files.filter((file) => file.endsWith('.md'));
const list = read('llms.txt');
const linked = [...list.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address ?? '');

/** The file at an absolute URL of this site. */
const fileOf = (address: string) =>
  new URL(address).pathname.slice(prefix.length + 1).split('#')[0] ?? '';

test('llms.txt lists pages in the order of the sidebar, each with its twin', () => {
  expect(list).toMatch(/^# Superposition Docs\n\n> \S/);
  expect(linked.length).toBeGreaterThan(80);
  expect(linked.map(fileOf).filter((file) => !files.includes(file))).toEqual([]);
  const { $ } = openPage('/docs/');
  const sidebar = $('nav[aria-label="Docs"] ul a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  const order = sidebar
    .map((href) => linked.findIndex((address) => fileOf(address) === twinOf(href)))
    .filter((index) => index >= 0);
  expect(order.length).toBeGreaterThan(5);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

function twinOf(href: string): string {
  const route = href.slice(prefix.length);
  return route === '/docs/' ? 'docs/index.md' : route.slice(1).replace(/\/$/, '.md');
}

test('llms-full.txt contains every twin of llms.txt', () => {
  const full = read('llms-full.txt');
  const missing = linked.filter((address) => !full.includes(read(fileOf(address)).trim()));
  expect(missing).toEqual([]);
});

/** A pattern in a code block can look like a link. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^(`{3,}).*?^\1$/gms, '');
}

test('every link in a twin is an absolute URL, and those of this site exist', () => {
  const broken = twins.flatMap((twin) =>
    [...withoutCode(read(twin)).matchAll(/\]\((?<url>[^)\s]+)\)/g)]
      .map(({ groups }) => groups?.url ?? '')
      .filter((url) => {
        if (url.startsWith('#')) return false;
        if (!/^(https?:|mailto:)/.test(url)) return true;
        return url.startsWith(`${home}${prefix}/`) && !files.includes(fileOf(url));
      })
      .map((url) => `${twin}: ${url}`),
  );
  expect(twins.length).toBeGreaterThan(90);
  expect(broken).toEqual([]);
});

test('twins contain only text: no component and no markup outside code', () => {
  const withMarkup = twins.filter((twin) => {
    const text = read(twin)
      .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
      .replace(/(`+)[\s\S]*?\1/g, '');
    return /<\/?[A-Za-z][\w-]*[\s/>]/.test(text.replace(/<https?:[^>]+>/g, ''));
  });
  expect(withMarkup).toEqual([]);
});

test('a page and its twin have the same content: headings of guides, fields of operations', () => {
  const pairs = twins.filter((twin) => twin.startsWith('docs/') && !/category|index/.test(twin));
  for (const twin of pairs) {
    const { $ } = openFile(twin.replace(/\.md$/, '/index.html'));
    const text = read(twin);
    const names = $('main li[id] > div:first-child > a')
      .toArray()
      .map((row) => $(row).text());
    const missing = names.filter((name) => !text.includes(name));
    expect(missing, twin).toEqual([]);
  }
});
