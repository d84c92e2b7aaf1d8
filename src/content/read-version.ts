import { listGuides } from '../navigation/sidebar-config';
import { hasErrors, type Problem } from '../problems/problem';
import { joinReads } from '../problems/read';
import { versionFiles } from './author-files';
import { checkFigures } from './checks/check-figures';
import { checkScreenshots } from './checks/check-screenshots';
import { findOtherFiles } from './files/find-other-files';
import { findOnlyNarrow } from './files/read-figures';
import { pathOfGuide, readUnreadable } from './files/read-guides';
import { readImages } from './files/read-images';
import { checkScreenshotFiles } from './files/read-screenshots';
import { isShared, toSource, type VersionFolder } from './files/version-folder';
import { type ReadApi, readApi } from './interface/read-api';
import type { VersionContent } from './model';
import { type ReadKinds, readAuthorFiles } from './read-author-files';
import { compareEntries } from './settings/changelog';
import { arrangeSidebar } from './settings/sidebar';
import { keepUsed } from './sharing/keep-used';

/** A docs version, with what is known of guides whose frontmatter is invalid, and the mistakes in its individual files. */
export interface ReadVersion {
  version: VersionContent;
  problems: Problem[];
}

type Files = ReadKinds<typeof versionFiles>;

/** Reads one docs version. Mistakes within a file are found here, those that span files in `check-content`. */
export async function readVersion(folder: VersionFolder): Promise<ReadVersion> {
  const files = await readAuthorFiles(versionFiles, folder);
  const texts = await readTexts(files, folder);
  const { value: api, problems: apiProblems } = await readApi(folder);
  const settings = toSettings(files, api);
  const { version, base } = folder;
  const { guides, notes, figures, screenshots, images } = texts;
  const unreadable = new Set(texts.unreadable.map(({ path }) => path));
  const sidebar = arrangeSidebar(files.sidebar, {
    base,
    guides,
    unreadable,
    api: api?.api,
    isApiUnreadable: !api && hasErrors(apiProblems),
    hasChangelog: settings.changelog.length > 0,
    hasStory: settings.story !== undefined,
  });
  const content: VersionContent = {
    version,
    base,
    guides: [...guides, ...texts.unreadable],
    notes,
    figures,
    screenshots,
    images,
    ...(api && {
      api: api.api,
      document: api.document,
      locate: api.locate,
      generatedFile: api.generatedFile,
      refused: api.refused,
      formerTags: api.formerTags,
      apiSource: toSource(api.interfaceFile, folder),
    }),
    ...settings,
    sidebar: { version, entries: sidebar.entries },
    categories: sidebar.categories,
  };
  const { aliases, errors, sdks, story, changelog, glossary, lostWords, review } = files;
  return {
    version: keepUsed(content, texts.shared),
    problems: [
      ...(await findOtherFiles(folder)),
      ...texts.problems,
      ...apiProblems,
      ...files.sidebar.problems,
      ...sidebar.problems,
      ...[aliases, errors, sdks, story, ...changelog, glossary, lostWords, review].flatMap(
        ({ problems }) => problems,
      ),
    ],
  };
}

/** The settings of a version, most of which are next to its interface. */
function toSettings(
  { aliases, errors, sdks, story, changelog, glossary }: Files,
  api: ReadApi | undefined,
) {
  return {
    errors: errors.value ?? new Map(),
    sdks: sdks.value && { ...sdks.value, types: { ...api?.originalNames, ...sdks.value.types } },
    aliases: (aliases.value ?? []).map((alias) => ({ ...alias, file: aliases.file })),
    glossary: glossary.value ?? [],
    story: story.value,
    changelog: joinReads(changelog).values.sort(compareEntries),
    files: {
      errors: errors.file,
      sdks: sdks.file,
      story: story.file,
      glossary: glossary.file,
    },
  };
}

/** The guides and notes of a version, with their figures, screenshots and images. */
async function readTexts(files: Files, folder: VersionFolder) {
  // Of the guides that it could share, a version has those that its sidebar lists.
  const listed = new Set(listGuides(files.sidebar.value ?? []));
  const guideReads = files.guides.filter(
    ({ source }) => listed.has(pathOfGuide(source)) || !isShared(folder, source.file),
  );
  const guides = joinReads(guideReads);
  const notes = joinReads(files.notes);
  const figures = joinReads(files.figures);
  const screenshots = joinReads(files.screenshots);
  const texts = [...guides.values, ...notes.values];
  const { images, problems: imageProblems } = await readImages(texts, folder);
  const svgs = new Map(figures.values.map(({ name, text }) => [name, text]));
  const byName = new Map(screenshots.values.map((each) => [each.name, each]));
  const listShared = (parts: readonly { name: string; file: string }[]) =>
    new Set(parts.filter(({ file }) => isShared(folder, file)).map(({ name }) => name));
  return {
    guides: guides.values,
    unreadable: guideReads
      .filter(({ value }) => !value)
      .map(({ source }) => readUnreadable(source, folder)),
    notes: notes.values,
    figures: svgs,
    screenshots: byName,
    shared: { figures: listShared(figures.values), screenshots: listShared(screenshots.values) },
    images,
    problems: [
      ...guides.problems,
      ...notes.problems,
      ...figures.problems,
      ...findOnlyNarrow(figures.values),
      ...checkFigures(texts, svgs),
      ...checkScreenshotFiles(screenshots.values),
      ...checkScreenshots(texts, byName),
      ...imageProblems,
    ],
  };
}
