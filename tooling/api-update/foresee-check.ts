import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { loadContent } from '../../src/content/load-content';
import type { Content } from '../../src/content/model';
import { endsBuild, type Problem } from '../../src/problems/problem';
import { checkWriting } from '../check/writing/check-writing';
import type { FilePlan } from '../files/plan';
import { writePlan } from '../files/write-plan';

/** The content after an update, and what `npm run check` will say of it. */
export interface Foresight {
  content: Content | undefined;
  problems: Problem[];
  /** Whether a build will pass: it looks at fewer things than the check. */
  isBuilt: boolean;
}

/** Carries out a plan in a copy of the content, and checks the copy. */
export async function foreseeCheck(root: string, plan: Required<FilePlan>): Promise<Foresight> {
  const folder = mkdtempSync(join(tmpdir(), 'api-update-'));
  const copy = join(folder, basename(root));
  const move = (path: string) => join(copy, relative(root, path));
  try {
    cpSync(root, copy, { recursive: true });
    writePlan({
      created: mapKeys(plan.created, move),
      changed: mapKeys(plan.changed, move),
      removed: new Set([...plan.removed].map(move)),
    });
    const { content, problems, isReadable } = await loadContent(copy);
    const writing = content && isReadable ? await checkWriting(content, copy) : { problems: [] };
    return {
      content,
      problems: [...problems, ...writing.problems],
      isBuilt: !endsBuild(problems),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mapKeys<Value>(map: ReadonlyMap<string, Value>, rename: (key: string) => string) {
  return new Map([...map].map(([key, value]) => [rename(key), value]));
}
