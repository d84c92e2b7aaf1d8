import { runCommand } from '../run-command';
import type { ToolResult } from './report';

/** Licences that packages may have, as they write them. None of them asks anything of a site that is built with it. */
const allowed = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'WTFPL',
  'MIT OR Apache-2.0',
  '(MIT OR CC0-1.0)',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  // Tools and their data, which the site does not contain.
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'CC-BY-3.0',
  'CC-BY-4.0',
  '(MIT AND CC-BY-3.0)',
];

/** Packages whose `package.json` names no licence in the usual form, with that of their licence files. */
const known = {
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
  busboy: 'MIT',
  'hogan.js': 'Apache-2.0',
  linkfs: 'Unlicense',
  mkdirp: 'MIT',
  not: 'MIT',
  streamsearch: 'MIT',
  'valid-url': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** The packages of the lockfile, on all platforms, that have neither an allowed nor a known licence. */
const selector = [
  '*',
  ...allowed.map((licence) => `:not([license="${licence}"])`),
  ...Object.keys(known).map((name) => `:not([name="${name}"])`),
].join('');

/** Finds packages in the lockfile of a folder with a licence that is not allowed, or with none. */
export async function checkLicences(cwd = '.'): Promise<ToolResult> {
  const { code, output } = await runCommand('npm', ['query', '--package-lock-only', selector], {
    cwd,
    capture: 'stdout',
  });
  const packages: { name: string; version: string; license?: string }[] =
    code === 0 ? JSON.parse(output) : [];
  const lines = packages.map(({ name, version, license = 'none' }) =>
    [
      `package-lock.json: ${name} ${version} has a licence that is not among those in`,
      `tooling/check/check-licences.ts: ${license}. Read its licence file, and add it there if it may be used.\n`,
    ].join(' '),
  );
  return {
    name: 'licences of packages',
    ok: code === 0 && packages.length === 0,
    output: lines.join(''),
  };
}
