import { parse } from 'yaml';
import type { OpenApiDocument } from '../../src/openapi/document/document';
import { applyOverlays } from '../../src/overlays/apply-overlays';
import type { OverlayAction } from '../../src/overlays/overlay';
import { editYaml } from '../yaml/edit-yaml';

/**
 * The text of an overlay without its updates of what a document lacks, which do not count as long as the file is
 * shared. An overlay of such updates alone stays as it is. The document may have the overlay already.
 */
export function dropLacking(text: string, document: OpenApiDocument): string {
  const actions: OverlayAction[] = parse(text).actions;
  const { problems } = applyOverlays(document, [{ file: '', actions }]);
  const lacking = problems
    .map(({ pointer = '' }) => pointer.replace(/\/target$/, ''))
    // What an action removes is no longer there.
    .filter((pointer) => !actions[Number(pointer.split('/')[2])]?.remove);
  const isGone = (_: OverlayAction, index: number) => lacking.includes(`/actions/${index}`);
  if (actions.every(isGone)) return text;
  return editYaml(
    text,
    [...new Set(lacking)].map((remove) => ({ remove })),
  );
}
