import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the admin key from a text, in every form in which a message may contain it. */
export function redact(text: string, adminKey: string): string {
  const forms = [adminKey, encodeURIComponent(adminKey), Buffer.from(adminKey).toString('base64')];
  return forms.reduce((clean, form) => clean.replaceAll(form, '[admin key]'), text);
}

/** Lists the files below a folder that contain a text, as paths relative to the folder. */
export async function findFilesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if ((await readFile(file)).includes(text)) found.push(file.slice(folder.length + 1));
  }
  return found.sort();
}
