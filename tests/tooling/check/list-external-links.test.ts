import { expect, test } from 'vitest';
import { listExternalLinks } from '../../../tooling/check/list-external-links';
import { loadOwnSite } from '../../unit/sites';

test('links of menus are requested, the addresses of assistants never', async () => {
  const content = await loadOwnSite();
  const urls = listExternalLinks(content, 'content').map(({ url }) => url);
  const hosts = content.site.assistants.map(({ href }) => new URL(href).host);
  expect(hosts.length).toBeGreaterThan(0);
  expect(urls.filter((url) => hosts.includes(new URL(url).host))).toEqual([]);
  const linked = content.site.navbar.items.flatMap((item) => ('links' in item && item.links) || []);
  const outer = linked.flatMap((link) => ('href' in link ? [link.href] : []));
  expect(outer.length).toBeGreaterThan(0);
  expect(urls).toEqual(expect.arrayContaining(outer));
});
