import { join } from 'node:path';
import { findPageProblems } from '../../openapi/checks/addresses';
import { listRefusedIds, withoutRefused } from '../../openapi/checks/refused-operations';
import { findStrayValues } from '../../openapi/checks/stray-values';
import { findUnshownParts } from '../../openapi/checks/unshown-parts';
import { hideInternal } from '../../openapi/document/hide-internal';
import { tagByPath } from '../../openapi/document/tag-by-path';
import { endsBuild, hasErrors, inDocument } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { remember } from '../../text/remember';
import { interfaceFiles } from '../author-files';
import { readFiles } from '../files/read-files';
import type { VersionFolder } from '../files/version-folder';
import { readVersionFiles } from '../files/version-folder';
import type { Locate } from '../model';
import { readAuthorFiles } from '../read-author-files';
import { type MergedInterface, mergeOverlays } from './merge-overlays';
import { nameInterface } from './name-interface';
import { type InterfaceFile, readInterface } from './read-interface';

/** The document of a docs version with its names and overlays, before its links are settled. */
export interface ReadDocument extends MergedInterface {
  interfaceFile: InterfaceFile;
  /** The platform's names of the types that readers know by other names. */
  originalNames: Readonly<Record<string, string>>;
  generatedFile?: string;
  /** The areas that replace tags of the file, by the names of these. */
  formerTags: ReadonlyMap<string, string>;
  /** The ids of operations that are left out because they cannot be shown. */
  refused: ReadonlySet<string>;
  /** Whether no overlay was left out. */
  isWhole: boolean;
}

/**
 * Reads the interface of a version with its names and overlays. The value is missing if there is no
 * interface or if it is invalid; overlays that are wrong are left out. This takes a while, so it is only
 * done anew when a file has changed.
 */
export async function readDocument(version: VersionFolder): Promise<Read<ReadDocument>> {
  const { root, folder } = version;
  const endings = ['.json', '.yaml', '.yml'];
  const own = await readFiles(root, join(folder, 'openapi'), endings);
  const overlays = await readVersionFiles(version, 'openapi/overlays', endings);
  return readChanged(version, JSON.stringify([root, folder, own, overlays]));
}

const readChanged = remember(
  (version: VersionFolder, _state: string) => readAndMerge(version),
  (_version, state) => state,
  20,
);

async function readAndMerge(version: VersionFolder): Promise<Read<ReadDocument>> {
  const { root, folder } = version;
  const interfaceFile = await readInterface(root, join(folder, 'openapi'));
  if (!interfaceFile.value) return { problems: interfaceFile.problems };
  const { names, overlays } = await readAuthorFiles(interfaceFiles, version);
  const fileProblems = [...interfaceFile.problems, ...names.problems];
  // Overlays use the names, so each would select nothing.
  if (hasErrors(names.problems)) return { problems: fileProblems };
  const named = nameInterface(interfaceFile.value, names);
  const merged = mergeOverlays(named, overlays);
  const problems = [...fileProblems, ...named.problems, ...merged.problems];
  if (!merged.value) return { problems };
  const { document, toWritten } = hideInternal(tagByPath(withoutRefused(merged.value.document)));
  const locateWritten = merged.value.locate;
  const locate: Locate = (pointer, cause = pointer) =>
    locateWritten(toWritten(pointer), toWritten(cause));
  const { originalNames, formerTags, generatedFile } = named;
  // While an overlay is left out, any of these may only be a consequence.
  const isWhole = !endsBuild(problems);
  const findings = isWhole
    ? [...findPageProblems(document), ...findStrayValues(document), ...findUnshownParts(document)]
    : [];
  return {
    value: {
      document,
      locate,
      interfaceFile: interfaceFile.value,
      originalNames,
      formerTags,
      refused: listRefusedIds(merged.value.document),
      generatedFile,
      isWhole,
    },
    problems: [...problems, ...inDocument(locate, findings)],
  };
}
