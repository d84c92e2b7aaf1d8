import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writePlan } from '../files/write-plan';
import type { Played } from './play-story';
import { writeValue } from './record/write-value';
import type { Report } from './report';
import type { Outcome } from './result';
import type { Subject } from './subject';

/**
 * Writes what differs in recorded bodies into the examples of the overlays, and returns the outcomes without the
 * differences that this removes.
 */
export async function recordExamples(
  { root, locate, generatedFile }: Subject,
  { outcomes, recorded }: Played,
): Promise<{ outcomes: Outcome[]; recorded: Report['recorded'] }> {
  const texts = new Map<string, string>();
  const written = new Map<string, number>();
  const done = new Set<string>();
  const ids = new Set<string>();
  for (const { pointer, value, id } of recorded) {
    const place = locate(`${pointer}/value`);
    const example = locate(pointer);
    const isOwn = place.file === example.file;
    const target = isOwn && place.pointer.endsWith('/value') ? place : example;
    if (target.file === generatedFile || target.file.endsWith('.json')) continue;
    const path = resolve(dirname(root), target.file);
    const at = target === place ? place.pointer : `${example.pointer}/value`;
    // Several operations may share an example; the first one decides.
    if (!done.has(`${target.file}#${at}`)) {
      done.add(`${target.file}#${at}`);
      const text = texts.get(path) ?? readFileSync(path, 'utf8');
      const changed = writeValue(text, at, value);
      if (changed === text) continue;
      texts.set(path, changed);
      written.set(target.file, (written.get(target.file) ?? 0) + 1);
    }
    ids.add(id);
  }
  writePlan({ created: new Map(), changed: texts });
  return {
    outcomes: outcomes.map((outcome) => withoutRecorded(outcome, ids)),
    recorded: [...written].map(([file, examples]) => ({ file, examples })),
  };
}

function withoutRecorded(outcome: Outcome, ids: ReadonlySet<string>): Outcome {
  const { part, id, differences } = outcome;
  if (!ids.has(id) || part === 'samples') return outcome;
  const left = differences.filter(({ code }) => !['prove/body', 'prove/no-example'].includes(code));
  return { ...outcome, state: left.length > 0 ? 'failed' : 'passed', differences: left };
}
