import { expect, test, vi } from 'vitest';
import { createClassNamer, numberClasses } from '../../../src/gatsby/bundle/class-names';

const modules = [
  { path: 'b/Link.module.css', css: '.link > .icon { margin: .5rem } /* .not-a-class */' },
  { path: 'a/Link.module.css', css: '.link { } .link:hover { } .link-2 { }' },
];

test('assigns each class a unique short name, even for files with the same name', () => {
  expect(Object.fromEntries(numberClasses(modules))).toEqual({
    'a/Link.module.css link': '_0',
    'a/Link.module.css link-2': '_1',
    'b/Link.module.css icon': '_2',
    'b/Link.module.css link': '_3',
  });
});

test('assigns the same names in any order of the files', () => {
  expect(numberClasses(modules.toReversed())).toEqual(numberClasses(modules));
});

const endpoint = { resourcePath: `${process.cwd()}/src/components/Endpoint.module.css` };

test('uses names with the file and class during development', () => {
  expect(createClassNamer()(endpoint, '', 'endpoint')).toBe('Endpoint_endpoint');
});

test('uses the short names in a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(createClassNamer()(endpoint, '', 'endpoint')).toMatch(/^_[0-9a-z]{1,2}$/);
  vi.unstubAllEnvs();
});
