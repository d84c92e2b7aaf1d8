import { isSeq, parseDocument } from 'yaml';
import { customTags } from '../../src/content/files/written-numbers';
import { asList, asObject } from '../../src/openapi/document/document';
import type { OverlayAction } from '../../src/overlays/overlay';
import { isStructure } from '../../src/text/written-number';

/** The beginning of `versions/<name>/openapi/overlays/kept.yaml`. */
const header = `# yaml-language-server: $schema=../../../../../schemas/overlay.json
# Words that this version keeps, while the current version changes or removes what they are about.
overlay: "1.0.0"
info:
  title: Words of this version
  version: "1"
actions: []
`;

/**
 * Adds actions to the text of an overlay of a version's own, which keeps their words although the shared
 * overlays lose them; `text` is undefined if there is no file yet. An action that is there already is
 * not added again, so doing it twice changes nothing. Everything else in the text stays.
 */
export function addKept(text: string | undefined, actions: readonly OverlayAction[]): string {
  const overlay = parseDocument(text ?? header, { customTags });
  const list = overlay.get('actions');
  const known = new Set(asList(asObject(overlay.toJS()).actions).map(toKey));
  const added = actions.filter((action) => {
    const key = toKey(action);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  if (added.length === 0) return text ?? '';
  if (isSeq(list)) list.flow = false;
  for (const action of added) overlay.addIn(['actions'], overlay.createNode(action));
  return overlay.toString({ lineWidth: 0 });
}

/** What an action does, whatever its description says. */
function toKey(action: unknown): string {
  const { target, update, remove } = asObject(action);
  return JSON.stringify([target, sortKeys(update), remove === true]);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isStructure(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, part]) => [key, sortKeys(part)]);
}
