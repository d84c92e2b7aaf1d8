import type { OverlayFile } from '../../overlays/apply-overlays';
import { inFile } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { findDrafts } from '../checks/find-drafts';
import { parseYaml } from '../files/parse-yaml';
import type { VersionFile } from '../files/version-folder';
import { overlaySchema } from './overlay-schema';

/** The endings of overlay files. */
export const overlayEndings = ['.yaml', '.yml', '.json'];

/** Reads an overlay. */
export function readOverlay({ file, text }: VersionFile): Read<OverlayFile> {
  const { value: overlay, problems } = parseYaml(text, file, overlaySchema, {
    merges: true,
  });
  if (!overlay) return { problems };
  const { actions } = overlay;
  const drafts = actions.flatMap((action, index) =>
    action['x-draft'] === undefined ? [] : [`/actions/${index}`],
  );
  return {
    value: { file, actions },
    problems: [...problems, ...inFile(file, findDrafts(drafts, 'x-draft'))],
  };
}
