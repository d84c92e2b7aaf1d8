import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the prefix that a built site expects, whatever the settings are by now. */
export function readBuiltPrefix(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8'));
  return manifest.scope.replace(/\/$/, '');
}
