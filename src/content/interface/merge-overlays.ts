import { withRepairs } from '../../openapi/checks/repairs';
import type { Json, OpenApiDocument } from '../../openapi/document/document';
import { moveServed } from '../../openapi/document/move-served';
import { splitPointer } from '../../openapi/document/pointer';
import { inheritWords, toInherited } from '../../openapi/names/inherit-words';
import { applyOverlays, type OverlayFile } from '../../overlays/apply-overlays';
import { keepCauses } from '../../problems/keep-causes';
import { endsBuild, hasErrors, inDocument, isFatal, type Problem } from '../../problems/problem';
import { joinReads, type Read } from '../../problems/read';
import type { Locate } from '../model';
import type { ReadEntry } from '../read-author-files';
import { checkInterface } from './check-interface';
import type { NamedInterface } from './name-interface';

/** The result of applying overlays to an interface, and the origin of each part. */
export interface MergedInterface {
  document: OpenApiDocument;
  locate: Locate;
}

/**
 * Applies the overlays of a version to its interface, in the order of their file names, and validates the
 * result. Overlays that cannot be applied or make it invalid are left out of the value.
 */
export function mergeOverlays(
  named: NamedInterface,
  overlays: readonly ReadEntry<OverlayFile>[],
): Read<MergedInterface> {
  const { document, likes, locate: locateInFile } = named;
  const { values, problems: fileProblems } = joinReads(overlays);
  const merged = applyOverlays(document, values);
  const { toDescribed, findings } = moveServed(merged.document);
  inheritWords(merged.document, likes);
  const find = (pointer: string) =>
    merged.findOrigin(pointer) ?? merged.findOrigin(toInherited(pointer, likes));
  const locate: Locate = (pointer, cause = pointer) =>
    find(pointer) ?? find(cause) ?? locateInFile(toDescribed(pointer));
  const unread = overlays.flatMap(({ value, source }) => (value ? [] : [source.text]));
  const problems = [
    ...fileProblems,
    ...keepCauses(dropFollowing(merged.problems, unread)),
    ...inDocument(locate, findings),
  ];
  // The interface itself has already been validated.
  if (overlays.length === 0) return { value: { document: merged.document, locate }, problems };
  const isReported = (problem: Problem) =>
    !isFatal(problem) && problem.file === locateInFile(problem.pointer ?? '').file;
  const invalid = checkMerged(merged.document, locate).filter((each) => !isReported(each));
  // What is missing may be all that makes it invalid.
  const reported = hasErrors(problems) ? problems : [...problems, ...invalid];
  if (!endsBuild(invalid)) {
    return { value: { document: withRepairs(merged.document), locate }, problems: reported };
  }
  const breaking = new Set(invalid.filter(isFatal).map(({ file }) => file));
  const others = overlays.filter(({ source }) => !breaking.has(source.file));
  if (others.length === overlays.length) return { problems: reported };
  return { ...mergeOverlays(named, others), problems: reported };
}

/** Leaves out what may only be missing because an overlay cannot be read. */
function dropFollowing(problems: readonly Problem[], unread: readonly string[]): Problem[] {
  return problems.flatMap(({ missing, ...problem }) =>
    missing !== undefined && unread.some((text) => text.includes(missing)) ? [] : [problem],
  );
}

/** Finds what overlays make invalid, where they do. A mistake of an action is reported once, even if it affects several parts. */
function checkMerged(document: OpenApiDocument, locate: Locate): Problem[] {
  const located = new Map<string, Problem>();
  for (const finding of checkInterface(document)) {
    const { code, pointer = '', found } = finding;
    // An overlay may have removed what a reference leads to.
    const isDangling = code === 'openapi/dangling-reference';
    const target = isDangling ? readReference(document, pointer) : undefined;
    const origin = locate(pointer, target);
    const key = [origin.file, origin.pointer, found].join('\n');
    if (located.has(key)) continue;
    located.set(key, {
      ...finding,
      ...origin,
      // What the interface file itself lacks has been mended before.
      severity: isDangling ? 'error' : (finding.severity ?? 'error'),
      found: `${found}, at #${pointer} of the merged document`,
    });
  }
  return [...located.values()];
}

/** The JSON pointer that the reference at another one leads to, if it is one within the document. */
function readReference(document: OpenApiDocument, pointer: string): string | undefined {
  let part: unknown = document;
  for (const key of splitPointer(pointer)) part = (part as Json)[key];
  return typeof part === 'string' && part.startsWith('#/') ? part.slice(1) : undefined;
}
