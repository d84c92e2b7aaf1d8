import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Returns whether a text can be an admin key: long and random, like the 32 digits and letters of
 * Algolia's. Shorter texts and words are refused, because they also occur where nothing has leaked.
 */
export function isAdminKey(text: string): boolean {
  return /^(?=.*\d)(?=.*[a-z])\S{20,}$/i.test(text);
}

/** The forms in which a message or a file may contain the key. */
const listForms = (adminKey: string) => [
  adminKey,
  encodeURIComponent(adminKey),
  Buffer.from(adminKey).toString('base64'),
];

/** Removes the admin key from a text, in every form in which a message may contain it. */
export function redact(text: string, adminKey: string): string {
  return listForms(adminKey).reduce((clean, form) => clean.replaceAll(form, '[admin key]'), text);
}

/** Lists the files below a folder that contain the admin key, as paths relative to the folder. */
export async function findLeaks(folder: string, adminKey: string): Promise<string[]> {
  const forms = [...new Set(listForms(adminKey))].map((form) => Buffer.from(form));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const leaks: string[] = [];
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (forms.some((form) => content.includes(form))) leaks.push(relative(folder, file));
  }
  return leaks.sort();
}
