import { join } from 'node:path';
import { parse } from 'yaml';
import { siteFiles, versionFiles } from '../../../src/content/author-files';
import { nameFile, readOptional } from '../../../src/content/files/read-files';
import type { Content, VersionContent } from '../../../src/content/model';
import { isCurrentBase } from '../../../src/navigation/versions';
import { listTexts, type WrittenText } from '../../../src/openapi/document/list-texts';
import { escapeKey } from '../../../src/openapi/document/pointer';
import type { Origin } from '../../../src/overlays/overlay';
import { listChangelogTexts } from '../../../src/page-models/changelog/changelog-texts';
import type { Finding, Problem } from '../../../src/problems/problem';
import { listPassages, type Passage, positionIn } from '../../../src/prose/extract/passages';
import { parseMarkdown } from '../../../src/prose/parse/parse-markdown';
import { isStructure } from '../../../src/text/written-number';
import type { Memory } from '../memory';

/** A passage that readers of the site see, and its location. */
export interface ReaderPassage extends Passage {
  file: string;
  /** JSON pointer of its text in a settings file or an OpenAPI document. */
  pointer?: string;
}

/** Lists every passage of the guides, notes, overlays, names and settings, except those of old versions. */
export async function listReaderPassages(
  content: Content,
  root: string,
  memory: Memory,
): Promise<ReaderPassage[]> {
  const versions = content.versions.filter(({ version }) => !isOld(content, version));
  const settings = [siteFiles.site.path, ...versions.flatMap((version) => listSettings(version))];
  const texts = [
    ...versions.flatMap((version) =>
      listDescriptions(version).filter(({ file }) => !isPlatforms(version, file)),
    ),
    ...versions.flatMap(listChangelogTexts),
    ...(await Promise.all(settings.map((name) => readSettings(root, name)))).flat(),
  ];
  const passages = await Promise.all(texts.map((text) => toPassages(text, memory)));
  return [...versions.flatMap(listProse), ...passages.flat()];
}

/** Lists every passage of the interface files, whose words are those of the platform, except those of old versions. */
export async function listInterfacePassages(
  content: Content,
  memory: Memory,
): Promise<ReaderPassage[]> {
  const versions = content.versions.filter(({ version }) => !isOld(content, version));
  const texts = versions.flatMap((version) =>
    listDescriptions(version).filter(({ file }) => isPlatforms(version, file)),
  );
  return (await Promise.all(texts.map((text) => toPassages(text, memory)))).flat();
}

function isPlatforms({ apiSource }: VersionContent, file: string): boolean {
  return file === apiSource?.file;
}

/** Returns true for a docs version that is no longer maintained. */
export function isOld({ site }: Content, version: string): boolean {
  return site.versions.find(({ name }) => name === version)?.status === 'old';
}

/** Completes a finding in a passage: with its position, or with what leads to it if that of the passage isn't known. */
export function problemIn(
  passage: ReaderPassage,
  { offset = 0, near, ...finding }: Finding,
): Problem {
  const { file, pointer, pieces } = passage;
  const place = pieces.length > 0 ? positionIn(passage, offset) : { near, pointer };
  return { severity: 'error', file, ...place, ...finding };
}

function listProse({ guides, notes }: VersionContent): ReaderPassage[] {
  return [
    ...guides.flatMap(({ file, title, label, description, questions = [], prose }) => [
      ...[...new Set([title, label, description])].map((text) => ({ file, text, pieces: [] })),
      ...questions.map((text) => ({ file, text, pieces: [] })),
      ...prose.answers.map(({ text, ...position }) => ({
        file,
        text,
        pieces: [{ offset: 0, ...position }],
      })),
      ...listPassages(prose.tree).map((passage) => ({ ...passage, file })),
    ]),
    ...notes.flatMap(({ file, prose }) =>
      listPassages(prose.tree).map((passage) => ({ ...passage, file })),
    ),
  ];
}

/** A text in Markdown, and where it is written. */
type OriginalText = Origin & { text: string };

/** The texts of an interface, and where each is written. */
function listDescriptions({ document, locate }: VersionContent): OriginalText[] {
  if (!document || !locate) return [];
  return listTexts(document).map(({ pointer, text }) => ({ ...locate(pointer), text }));
}

async function toPassages(
  { text, ...origin }: OriginalText,
  memory: Memory,
): Promise<ReaderPassage[]> {
  const texts = await memory.recall('passages', text, () =>
    listPassages(parseMarkdown(text)).map((passage) => passage.text),
  );
  return texts.map((passage) => ({ text: passage, pieces: [], ...origin }));
}

function listSettings({ base, version }: VersionContent): string[] {
  const folder = isCurrentBase(base) ? '' : `versions/${version}/`;
  return Object.values(versionFiles).flatMap((kind) =>
    'hasProse' in kind && kind.hasProse ? [folder + kind.path] : [],
  );
}

async function readSettings(root: string, name: string): Promise<OriginalText[]> {
  const path = join(root, name);
  const settings: unknown = parse((await readOptional(path)) ?? '');
  const file = nameFile(root, path);
  return listVisible(settings, '').map((visible) => ({ file, ...visible }));
}

const visibleKeys = new Set([
  'title',
  'tagline',
  'label',
  'text',
  'description',
  'copyright',
  'why',
  'meaning',
  'action',
  'term',
  'definition',
]);

function listVisible(value: unknown, pointer: string): WrittenText[] {
  if (!isStructure(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const below = `${pointer}/${escapeKey(key)}`;
    if (typeof part !== 'string') return listVisible(part, below);
    return visibleKeys.has(key) ? [{ pointer: below, text: part }] : [];
  });
}
