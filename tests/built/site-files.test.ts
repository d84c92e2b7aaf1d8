import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { found, onlyOld, required } from './routes';
import { files, findFile, folder, openAll, openFile, read } from './site';

const origin = 'https://juspay.io/superposition';

test('every page that the site must have is there', () => {
  expect(required.filter((route) => !found.includes(route))).toEqual([]);
});

test('the sitemap lists exactly the listed pages', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed.sort()).toEqual([...found, onlyOld].map((route) => origin + route).sort());
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(read('robots.txt')).not.toContain('Disallow');
});

test('nothing is published that readers do not need', () => {
  expect(files.length).toBeGreaterThan(200);
  const unneeded = files.filter((file) => /\.(map|conf|log)$|stats|chunk-map|^_|~/.test(file));
  expect(unneeded).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => read(file).includes('sourceMappingURL'))).toEqual([]);
});

/** Width and height of a PNG, from its header. */
function sizeOf(file: string): number[] {
  const image = readFileSync(join(folder, file));
  expect(image.toString('latin1', 1, 4)).toBe('PNG');
  return [image.readUInt32BE(16), image.readUInt32BE(20)];
}

test('the manifest contains the site and icons with the declared sizes', () => {
  const manifest = JSON.parse(read('site.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Superposition Docs', start_url: '/superposition/docs/' });
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOf(findFile(src) ?? src).join('x')).toBe(sizes);
  }
});

test('every page references existing icons, manifest and social card', () => {
  for (const { file, $ } of openAll()) {
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const addresses = $(`link[rel="${rel}"]`)
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
      expect(addresses.length, `${rel} in ${file}`).toBeGreaterThan(0);
      for (const address of addresses) expect(findFile(address), address).toBeDefined();
    }
    expect($('meta[property="og:image"]').attr('content'), file).toBe(`${origin}/social-card.png`);
    expect($('meta[name="twitter:card"]').attr('content'), file).toBe('summary_large_image');
  }
});

test('the social card and the icons have the requested sizes', () => {
  const { $ } = openFile('docs/index.html');
  const [width, height] = ['width', 'height'].map((side) =>
    Number($(`meta[property="og:image:${side}"]`).attr('content')),
  );
  expect(sizeOf('social-card.png')).toEqual([width, height]);
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
  expect(sizeOf('favicon-32.png')).toEqual([32, 32]);
});
