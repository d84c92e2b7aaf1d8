import { stringify } from 'yaml';
import { customTags } from '../../../src/content/files/written-numbers';
import type { VersionContent } from '../../../src/content/model';
import {
  type Describable,
  listDescriptions,
} from '../../../src/openapi/coverage/list-descriptions';
import { listOurExamples } from '../../check/writing/authorship';
import { draftDescriptions } from './draft-descriptions';
import { draftExamples } from './draft-examples';
import { draftOperations } from './draft-operations';
import { draftSteps } from './draft-steps';
import { writeActions } from './write-actions';

const options = { lineWidth: 100, aliasDuplicateObjects: false, customTags };

/**
 * Drafts an overlay for what a version lacks: descriptions of the `undescribed` parts, summaries, retry
 * and examples. Steps of the story, which have no place in an overlay, are comments at its end.
 */
export function draftOverlay(version: VersionContent, undescribed: readonly Describable[]): string {
  const { document } = version;
  if (!document) return '';
  const lacking = new Set(undescribed);
  const described = listDescriptions(document).filter(
    (part) => part.description !== undefined && !lacking.has(part),
  );
  const actions = writeActions(document, [
    ...draftOperations(document),
    ...draftDescriptions(undescribed, described),
    ...draftExamples(document, listOurExamples(version)),
  ]);
  const info = { title: 'Words to write', version: '1' };
  const chapters = draftSteps(version);
  return [
    '# x-draft marks words that nobody has read in their new place. Correct them, then delete x-draft.\n',
    stringify({ overlay: '1.0.0', info, actions }, options),
    ...(chapters.length > 0
      ? ['\n# For the chapters of story.yaml:\n', comment(stringify(chapters, options))]
      : []),
  ].join('');
}

function comment(text: string): string {
  return text.replace(/^(?=.)/gm, '# ');
}
