import type { VersionContent } from '../../../src/content/model';
import { type Finding, inDocument, inFile, type Problem } from '../../../src/problems/problem';
import { checkIds } from './check-ids';
import { checkUses } from './check-uses';
import { checkValues } from './check-values';

/** Finds examples that contradict the story. */
export function checkStoryValues(version: VersionContent): Problem[] {
  const { document, api, story, locate, files } = version;
  if (!document || !api || !story || !locate) return [];
  const ids = checkIds(document, api, story);
  const values = checkValues(document, api, story);
  return [...inFile(files.story, ids.story), ...inDocument(locate, [...ids.document, ...values])];
}

/** Finds operations and examples that the story leaves out. */
export function checkStoryUses({ document, api, story }: VersionContent): Finding[] {
  return document && api && story ? checkUses(document, api, story) : [];
}
