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
import type { FilePlan } from './plan';

/**
 * Writes and removes the files of a plan, and returns a function that takes everything back. If a file
 * cannot be written or removed, everything is taken back at once. All new texts are on the disk before
 * the first file changes, and a signal that arrives meanwhile waits until all files have.
 */
export function writePlan({ created, changed, removed = new Set() }: FilePlan): () => void {
  const undo: (() => void)[] = [];
  const takeBack = () => {
    for (const step of undo.splice(0).reverse()) step();
  };
  const staged = new Map<string, string>();
  const release = holdSignals();
  try {
    for (const [file, text] of changed) staged.set(file, stageFile(file, text));
    for (const [file, content] of created) {
      const folder = mkdirSync(dirname(file), { recursive: true });
      if (folder) undo.push(() => rmSync(folder, { recursive: true, force: true }));
      // Fails if the file exists, so that only our own is taken back.
      const handle = openSync(file, 'wx');
      undo.push(() => rmSync(file, { force: true }));
      writeFileSync(handle, content);
      closeSync(handle);
    }
    for (const [file, whole] of staged) {
      const before = readFileSync(file);
      renameSync(whole, file);
      undo.push(() => replaceFile(file, before));
    }
    for (const file of removed) {
      const before = readFileSync(file);
      rmSync(file);
      undo.push(() => writeFileSync(file, before));
    }
  } catch (error) {
    takeBack();
    throw error;
  } finally {
    for (const whole of staged.values()) rmSync(whole, { force: true });
    release();
  }
  return takeBack;
}

/** Writes a new text beside its file, so that nobody who reads the file meanwhile sees half of it. */
function stageFile(file: string, content: string | Buffer): string {
  const whole = `${file}.${process.pid}.tmp`;
  const handle = openSync(whole, 'wx');
  try {
    writeFileSync(handle, content);
  } catch (error) {
    rmSync(whole, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return whole;
}

function replaceFile(file: string, content: Buffer): void {
  renameSync(stageFile(file, content), file);
}

/** Lets signals wait that would end the process. A listener only runs after what is running now. */
function holdSignals(): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const end = (signal: NodeJS.Signals) => {
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, end);
  return () => {
    // In the next turn, when those that arrived have been handled.
    setImmediate(() => {
      for (const signal of signals) process.off(signal, end);
    });
  };
}
