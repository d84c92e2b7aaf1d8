import { statfsSync } from 'node:fs';

const reasons: Record<string, string> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'a file is in the way of a folder',
  EISDIR: 'a folder is in the way of a file',
};
/** A build that fails with less space than this has most likely run out of it. */
const minSpace = 8 * 1024 * 1024;

/** Explains in one line why a file of a build cannot be written; returns undefined for other errors. */
export function explainWriteError(error: unknown): string | undefined {
  const { code = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = reasons[code];
  return reason && `Cannot write ${dest ?? path ?? 'a file'}: ${reason} (${code}).`;
}

/** Returns a line on the space that is left if a folder's disk is full. */
export function explainFullDisk(folder: string): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    const space = bavail * bsize;
    if (space >= minSpace) return undefined;
    const left = (space / 1024 / 1024).toFixed(1);
    return `The disk of ${folder} is full: ${left} MB are left. Free some space and build again.`;
  } catch {
    return undefined;
  }
}
