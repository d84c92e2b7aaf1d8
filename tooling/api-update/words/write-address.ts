import { writeStep } from './rename-target';

/** Where words are, as one JSONPath: the target of their action, and the keys below it. */
export function writeAddress(target: string, path: readonly string[]): string {
  return target + path.map((key) => (/^\d$/.test(key) ? `[${key}]` : writeStep(key))).join('');
}
