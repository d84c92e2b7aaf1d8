import { addLines } from '../../src/content/files/add-lines';
import type { VersionContent } from '../../src/content/model';
import {
  type Describable,
  listDescriptions,
  textPointer,
} from '../../src/openapi/coverage/list-descriptions';
import type { OpenApiDocument } from '../../src/openapi/document/document';
import { keepCauses } from '../../src/problems/keep-causes';
import type { Problem } from '../../src/problems/problem';
import type { Documents } from './compare-files';

/**
 * Finds our descriptions of parts that the platform describes in other words than before. Readers do not see these
 * words, so nobody would notice what they say now.
 */
export async function findChangedDescriptions(
  root: string,
  { document, locate, apiSource }: VersionContent,
  { before, after }: Documents,
): Promise<Problem[]> {
  if (!document || !locate) return [];
  const [was, is] = [mapTexts(before), mapTexts(after)];
  const problems = listDescriptions(document).flatMap((part): Problem[] => {
    const [from, to] = [was.get(nameOf(part)), is.get(nameOf(part))];
    const origin = locate(textPointer(part));
    const isOurs = part.description !== undefined && origin.file !== apiSource?.file;
    if (from === undefined || to === undefined || from === to || !isOurs) return [];
    return [
      {
        severity: 'warning',
        code: 'update/changed-description',
        ...origin,
        // An action may write the description of many parts.
        cause: `${origin.file} ${origin.pointer} ${to}`,
        found: `our words on the ${nameOf(part)}, of which the platform now says "${to}" instead of "${from}"`,
        expected: 'words that say what has changed too',
        fix: 'compare them, and rewrite ours if they need it',
      },
    ];
  });
  return addLines(keepCauses(problems), root);
}

function mapTexts(document: OpenApiDocument): ReadonlyMap<string, string | undefined> {
  return new Map(listDescriptions(document).map((part) => [nameOf(part), part.description]));
}

function nameOf({ kind, label }: Describable): string {
  return `${kind} ${label}`;
}
