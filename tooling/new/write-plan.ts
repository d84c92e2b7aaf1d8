import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Plan } from './plan';

/**
 * Writes the files of a plan, and returns a function that takes everything back. If a file cannot be
 * written, everything is taken back at once.
 */
export function writePlan({ created, changed }: Plan): () => void {
  const undo: (() => void)[] = [];
  const takeBack = () => {
    for (const step of undo.splice(0).reverse()) step();
  };
  try {
    for (const [file, content] of created) {
      const folder = mkdirSync(dirname(file), { recursive: true });
      if (folder) undo.push(() => rmSync(folder, { recursive: true, force: true }));
      // Fails if the file exists, so that only our own is taken back.
      const handle = openSync(file, 'wx');
      undo.push(() => rmSync(file, { force: true }));
      writeFileSync(handle, content);
      closeSync(handle);
    }
    for (const [file, text] of changed) {
      const before = readFileSync(file);
      replaceFile(file, text);
      undo.push(() => replaceFile(file, before));
    }
  } catch (error) {
    takeBack();
    throw error;
  }
  return takeBack;
}

/** Nobody who reads the file meanwhile sees half of it. */
function replaceFile(file: string, content: string | Buffer): void {
  const whole = `${file}.${process.pid}.tmp`;
  const handle = openSync(whole, 'wx');
  try {
    writeFileSync(handle, content);
    renameSync(whole, file);
  } finally {
    closeSync(handle);
    rmSync(whole, { force: true });
  }
}
