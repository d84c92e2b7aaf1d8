import { basename, join } from 'node:path';
import { interfaceFiles } from '../../src/content/author-files';
import { readFiles, readOptional } from '../../src/content/files/read-files';
import type { VersionFolder } from '../../src/content/files/version-folder';
import { nameInterface } from '../../src/content/interface/name-interface';
import { readInterface } from '../../src/content/interface/read-interface';
import { overlayEndings } from '../../src/content/interface/read-overlays';
import { readSettings } from '../../src/content/read-author-files';
import type { Sharing } from '../../src/content/sharing/move-link';
import type { Change } from '../../src/openapi/changes/change';
import { isObject, type OpenApiDocument } from '../../src/openapi/document/document';
import { queryPath } from '../../src/overlays/json-path';
import { hasErrors } from '../../src/problems/problem';
import { settleOwnCopy } from '../versions/settle-own-copy';
import { addKept } from './add-kept';
import { listAffectedWords, omitSaid } from './words/keep-words';
import type { OverlayText, WordsPlan } from './words/model';

/**
 * Lets the other versions keep the words that an update of the current one changes or removes: they share
 * them, but have the older interface. Returns the new texts of their files, by absolute path.
 */
export async function keepInVersions(
  versions: readonly VersionFolder[],
  shares: readonly Sharing[],
  overlays: readonly OverlayText[],
  before: OpenApiDocument,
  changes: readonly Change[],
  lost: ReadonlySet<string>,
  restored: WordsPlan['restored'],
): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  for (const version of versions) {
    const folder = join(version.folder, 'openapi');
    const { value: file } = await readInterface(version.root, folder);
    const names = await readSettings(interfaceFiles.names, version);
    if (!file || hasErrors(names.problems)) continue;
    const named = nameInterface(file, names);
    const shared: OverlayText[] = [];
    for (const overlay of overlays) {
      const own = join(folder, 'overlays', basename(overlay.file));
      if ((await readOptional(own)) === undefined) shared.push(overlay);
    }
    const isThere = ({ target }: { target: string }) => {
      const selected = queryPath(named.document, target);
      return 'matches' in selected && selected.matches.length > 0;
    };
    const affected = listAffectedWords(shared, before, changes, lost).filter(isThere);
    const examples = restored
      .filter(({ file }) => shared.some((overlay) => basename(overlay.file) === basename(file)))
      .filter(isThere);
    const own = await readFiles(version.root, join(folder, 'overlays'), overlayEndings);
    const actions = [
      ...omitSaid(
        affected,
        own.map(({ file, text }) => ({ file, text })),
        named.document,
      ),
      ...examples.flatMap((each) => each.actions),
    ];
    if (actions.length === 0) continue;
    const path = join(folder, 'overlays', 'kept.yaml');
    const sharing = shares.find((each) => each.version.version === version.version);
    const settled = sharing ? settleLinks(actions, sharing) : actions;
    kept.set(path, addKept(await readOptional(path), settled));
  }
  return kept;
}

/** Actions whose links lead to the pages of the version, as they do while it shares the words. */
function settleLinks<Part>(part: Part, sharing: Sharing, key = ''): Part {
  const settle = (each: unknown, name: string): unknown =>
    isProse(name, each)
      ? settleOwnCopy(each, 'openapi/overlays/kept.yaml', sharing)
      : settleLinks(each, sharing, name);
  if (Array.isArray(part)) return part.map((each) => settle(each, key)) as Part;
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, settle(each, name)]),
  ) as Part;
}

function isProse(key: string, value: unknown): value is string {
  return typeof value === 'string' && key !== 'target' && /\]\(|<Operation\b/.test(value);
}
