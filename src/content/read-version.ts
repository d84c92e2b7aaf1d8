import { hasErrors, type Problem } from '../problems/problem';
import { checkFigures } from './checks/check-figures';
import { checkScreenshots } from './checks/check-screenshots';
import { findOtherFiles } from './files/find-other-files';
import { readFigures } from './files/read-figures';
import { readGuides } from './files/read-guides';
import { readImages } from './files/read-images';
import { readNotes } from './files/read-notes';
import { readScreenshots } from './files/read-screenshots';
import { toSource, type VersionFolder } from './files/version-folder';
import { readApi } from './interface/read-api';
import type { VersionContent } from './model';
import { readAliases } from './settings/aliases';
import { readChangelog } from './settings/changelog';
import { readErrors } from './settings/errors-config';
import { readGlossary } from './settings/glossary';
import { checkLostWords } from './settings/lost-words';
import { readSdks } from './settings/sdks-config';
import { arrangeSidebar, readSidebar } from './settings/sidebar';
import { readStory } from './settings/story';
import { keepUsed } from './sharing/keep-used';

/** A docs version, and the mistakes in its individual files. */
export interface ReadVersion {
  version: VersionContent;
  problems: Problem[];
}

/** Reads one docs version. Mistakes within a file are found here, those that span files in `check-content`. */
export async function readVersion(folder: VersionFolder): Promise<ReadVersion> {
  const written = await readSidebar(folder);
  const texts = await readTexts(folder, written.guides);
  const settings = await readSettings(folder);
  const api = await readApi(folder);
  const { version, base } = folder;
  const { guides, notes, figures, screenshots, images, unreadable } = texts;
  const isApiUnreadable = hasErrors(api.problems) && !api.value;
  const { errors, sdks, aliases, glossary, story, changelog, files } = settings;
  const has = { hasChangelog: changelog.length > 0, hasStory: story !== undefined };
  const sources = { base, guides, unreadable, api: api.value?.api, isApiUnreadable, ...has };
  const { entries, categories, problems: sidebarProblems } = arrangeSidebar(written, sources);
  return {
    version: keepUsed(
      {
        version,
        base,
        guides,
        notes,
        figures,
        screenshots,
        images,
        ...(api.value && {
          api: api.value.api,
          document: api.value.document,
          locate: api.value.locate,
          ...(api.value.generatedFile && { generatedFile: api.value.generatedFile }),
          apiSource: toSource(api.value.interfaceFile, folder),
        }),
        errors,
        ...(sdks && { sdks: { ...sdks, types: { ...api.value?.originalNames, ...sdks.types } } }),
        aliases,
        glossary,
        ...(story && { story }),
        changelog,
        sidebar: { version, entries },
        categories,
        files,
      },
      texts.shared,
    ),
    problems: [
      ...(await findOtherFiles(folder)),
      ...texts.problems,
      ...api.problems,
      ...written.problems,
      ...sidebarProblems,
      ...settings.problems,
    ],
  };
}

/** Reads the guides and notes of a version, with their figures, screenshots and images. */
async function readTexts(folder: VersionFolder, listed: ReadonlySet<string>) {
  const { guides, unreadable, problems: guideProblems } = await readGuides(folder, listed);
  const { notes, problems: noteProblems } = await readNotes(folder);
  const { figures, ...figuresRead } = await readFigures(folder);
  const { screenshots, ...screenshotsRead } = await readScreenshots(folder);
  const shared = { figures: figuresRead.shared, screenshots: screenshotsRead.shared };
  const { images, problems: imageProblems } = await readImages([...guides, ...notes], folder);
  const problems = [
    ...guideProblems,
    ...noteProblems,
    ...figuresRead.problems,
    ...checkFigures([...guides, ...notes], figures),
    ...screenshotsRead.problems,
    ...checkScreenshots([...guides, ...notes], screenshots),
    ...imageProblems,
  ];
  return { guides, unreadable, notes, figures, screenshots, shared, images, problems };
}

/** Reads the settings of a version, most of which are next to its interface. */
async function readSettings(folder: VersionFolder) {
  const { aliases, problems: aliasProblems } = await readAliases(folder);
  const { errors, file: errorsFile, problems: errorProblems } = await readErrors(folder);
  const { value: sdks, file: sdksFile, problems: sdkProblems } = await readSdks(folder);
  const { value: story, file: storyFile, problems: storyProblems } = await readStory(folder);
  const { changelog, problems: changelogProblems } = await readChangelog(folder);
  const { glossary, file: glossaryFile, problems: termProblems } = await readGlossary(folder);
  const problems = [
    ...[...aliasProblems, ...errorProblems, ...sdkProblems, ...storyProblems, ...changelogProblems],
    ...termProblems,
    ...(await checkLostWords(folder)),
  ];
  const files = { errors: errorsFile, sdks: sdksFile, story: storyFile, glossary: glossaryFile };
  return { aliases, glossary, errors, sdks, story, changelog, files, problems };
}
