import { anywhere } from '../../navigation/resolve-link';
import { listEntries } from '../../openapi/document/list-entries';
import type { ErrorMeaning } from '../../openapi/messages';
import type { Place } from '../../problems/place';
import { replaceMarkdownLinks } from '../../prose/parse/replace-links';
import { isShared } from '../files/version-folder';
import type { VersionContent } from '../model';
import type { Lack } from './lack';
import { moveLink, type Sharing } from './move-link';
import { replaceTexts } from './replace-texts';
import type { Settled } from './settle-texts';

/** Copies the Markdown text at a place with links that lead to the pages of a version. */
type SettleText = (markdown: string, place: Place & { file: string }) => string;

/**
 * Makes the links of the shared descriptions of a version, and of what its errors mean, lead to its own
 * pages, as far as it has them.
 */
export function settleDescriptions(sharing: Sharing): Settled<VersionContent> {
  const { version } = sharing;
  const lacks: Lack[] = [];
  const settle: SettleText = (markdown, place) =>
    replaceMarkdownLinks(markdown, (url) => {
      const { url: moved, isLacking } = moveLink(url, anywhere, sharing);
      const at = { version: version.version, near: url, ...place };
      if (isLacking)
        lacks.push({ ...at, code: 'link/missing-in-version', found: `a link to ${url}` });
      return moved;
    });
  const errors = isShared(version, version.files.errors)
    ? settleErrors(version, settle)
    : version.errors;
  const story = isShared(version, version.files.story) ? settleStory(version, settle) : {};
  const glossary = isShared(version, version.files.glossary)
    ? settleGlossary(sharing, settle)
    : version.glossary;
  const texts = settleDocument(version, settle);
  return {
    part: { ...version, errors, glossary, ...story, ...replaceTexts(version, texts) },
    lacks,
  };
}

function settleStory(
  { story, files }: VersionContent,
  settle: SettleText,
): Pick<VersionContent, 'story'> {
  if (!story) return {};
  const settleAt = (text: string, pointer: string) => settle(text, { file: files.story, pointer });
  const chapters = story.chapters.map(({ description, ...chapter }, index) => ({
    ...chapter,
    ...(description && {
      description: settleAt(description, `/chapters/${index}/description`),
    }),
    steps: chapter.steps.map(({ text, ...step }, position) => ({
      ...step,
      ...(text && { text: settleAt(text, `/chapters/${index}/steps/${position}/text`) }),
    })),
  }));
  return {
    story: { ...story, description: settleAt(story.description, '/description'), chapters },
  };
}

function settleErrors({ errors, files }: VersionContent, settle: SettleText) {
  return new Map(
    [...errors].map(([status, each], index): [string, ErrorMeaning] => {
      const settleKey = (key: 'meaning' | 'action') =>
        settle(each[key], { file: files.errors, pointer: `/${index}/${key}` });
      return [status, { ...each, meaning: settleKey('meaning'), action: settleKey('action') }];
    }),
  );
}

/** A page that the version lacks is that of the current version, without a warning for each term. */
function settleGlossary(sharing: Sharing, settle: SettleText) {
  const { glossary, files } = sharing.version;
  return glossary.map((entry, index) => ({
    ...entry,
    page: moveLink(entry.page, anywhere, sharing).url,
    definition: settle(entry.definition, { file: files.glossary, pointer: `/${index}/definition` }),
  }));
}

/** The texts of shared overlays that have other links in the version, by those that they replace. */
function settleDocument(
  { document, locate, ...version }: VersionContent,
  settle: SettleText,
): ReadonlyMap<string, string> {
  if (!document || !locate) return new Map();
  const settled = listEntries(document, '').flatMap(({ pointer, value }) => {
    // Most texts have no link, and finding out who wrote a text takes a while.
    if (typeof value !== 'string' || !value.includes(']')) return [];
    const origin = locate(pointer);
    const text = isShared(version, origin.file) ? settle(value, origin) : value;
    return text === value ? [] : [[value, text] as const];
  });
  return new Map(settled);
}
