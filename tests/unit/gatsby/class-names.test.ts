import { expect, test, vi } from 'vitest';
import { createClassNamer, numberClasses } from '../../../src/gatsby/bundle/class-names';

const modules = [
  { path: 'b/Link.module.css', css: '.link > .icon { margin: .5rem } /* .not-a-class */' },
  { path: 'a/Link.module.css', css: '.link { } .link:hover { } .link-2 { }' },
];

test('gives each class a short name of its own, files of the same name included', () => {
  expect(Object.fromEntries(numberClasses(modules))).toEqual({
    'a/Link.module.css link': '_0',
    'a/Link.module.css link-2': '_1',
    'b/Link.module.css icon': '_2',
    'b/Link.module.css link': '_3',
  });
});

test('gives the same names in whatever order the files are found', () => {
  expect(numberClasses(modules.toReversed())).toEqual(numberClasses(modules));
});

const endpoint = { resourcePath: `${process.cwd()}/src/components/Endpoint.module.css` };

test('says while developing which file and class an element has', () => {
  expect(createClassNamer()(endpoint, '', 'endpoint')).toBe('Endpoint_endpoint');
});

test('uses the short names in a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(createClassNamer()(endpoint, '', 'endpoint')).toMatch(/^_[0-9a-z]{1,2}$/);
  vi.unstubAllEnvs();
});
