import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMovedAddresses } from '../../../src/gatsby/files/moved-addresses';
import { compressTexts } from '../../../tooling/build/compress-texts';
import { isRoot } from '../../../tooling/tests/debian-packages';
import { folder as built, isCompressed, prefix } from '../site';

/** The part of the site that is compressed; that of all would take longer than all tests. */
export const compressedPart = 'docs/clients';

/** The former address of an operation with a long name, and of its twin; the site itself may have none. */
export const movedPage = `/docs/api/${'former-'.repeat(12)}name/`;
const pages = { base: '/docs', movedRoutes: new Map([[movedPage, '/docs/setup/']]) };
const moved = Object.fromEntries(
  writeMovedAddresses([pages], prefix).map(({ path, text }) => [path.replace(/.*\./, ''), text]),
);

/** The user that servers run as. */
export const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

/** Lays the built site out in a temporary folder as an operator would in `/srv`, and returns that folder. */
export async function prepareSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'served-site-'));
  const site = join(folder, 'public');
  cpSync(built, site, { recursive: true, filter: (path) => !isCompressed(path) });
  cpSync('build-info', join(folder, 'build-info'), { recursive: true });
  for (const [name, text] of Object.entries(moved)) {
    writeFileSync(join(folder, 'build-info', `moved-addresses.${name}`), text);
  }
  await compressTexts(join(site, compressedPart));
  for (const hidden of ['.env', 'docs/.git']) {
    mkdirSync(join(site, hidden));
    writeFileSync(join(site, hidden, 'config'), 'A secret.');
    writeFileSync(join(site, hidden, 'index.html'), 'A secret.');
  }
  chmodSync(folder, 0o755);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

export const removeSite = (folder: string) => rmSync(folder, { recursive: true, force: true });
