import { explainErrors } from '../openapi/errors';
import { hasErrors, type Problem } from '../problems/problem';
import { checkFigures } from './checks/check-figures';
import { findOtherFiles } from './files/find-other-files';
import { readFigures } from './files/read-figures';
import { readGuides } from './files/read-guides';
import { readImages } from './files/read-images';
import { readNotes } from './files/read-notes';
import { toSource, type VersionFolder } from './files/version-folder';
import { readApi } from './interface/read-api';
import type { VersionContent } from './model';
import { readAliases } from './settings/aliases';
import { readErrors } from './settings/errors-config';
import { readSdks } from './settings/sdks-config';
import { readSidebar } from './settings/sidebar';

/** A docs version, and the mistakes in its individual files. */
export interface ReadVersion {
  version: VersionContent;
  problems: Problem[];
}

/** Reads one docs version. Mistakes within a file are found here, those that span files in `check-content`. */
export async function readVersion(folder: VersionFolder): Promise<ReadVersion> {
  const texts = await readTexts(folder);
  const settings = await readSettings(folder);
  const api = await readApi(folder);
  const { version, base } = folder;
  const { guides, notes, figures, images, unreadable } = texts;
  const isApiUnreadable = hasErrors(api.problems) && !api.value;
  const sources = { base, guides, unreadable, api: api.value?.api, isApiUnreadable };
  const { entries, categories, problems: sidebarProblems } = await readSidebar(folder, sources);
  const { errors, sdks, aliases } = settings;
  return {
    version: {
      version,
      base,
      guides,
      notes,
      figures,
      images,
      ...(api.value && {
        api: explainErrors(api.value.api, errors),
        document: api.value.document,
        locate: api.value.locate,
        apiSource: toSource(api.value.interfaceFile, folder),
      }),
      errors,
      ...(sdks && { sdks }),
      aliases,
      sidebar: { version, entries },
      categories,
    },
    problems: [
      ...(await findOtherFiles(folder)),
      ...texts.problems,
      ...api.problems,
      ...sidebarProblems,
      ...settings.problems,
    ],
  };
}

/** Reads the guides and notes of a version, with their figures and images. */
async function readTexts(folder: VersionFolder) {
  const { guides, unreadable, problems: guideProblems } = await readGuides(folder);
  const { notes, problems: noteProblems } = await readNotes(folder);
  const { figures, problems: figureProblems } = await readFigures(folder);
  const { images, problems: imageProblems } = await readImages([...guides, ...notes]);
  const problems = [
    ...guideProblems,
    ...noteProblems,
    ...figureProblems,
    ...checkFigures([...guides, ...notes], figures),
    ...imageProblems,
  ];
  return { guides, unreadable, notes, figures, images, problems };
}

/** Reads the settings next to the interface of a version. */
async function readSettings(folder: VersionFolder) {
  const { aliases, problems: aliasProblems } = await readAliases(folder);
  const { errors, problems: errorProblems } = await readErrors(folder);
  const { value: sdks, problems: sdkProblems } = await readSdks(folder);
  return { aliases, errors, sdks, problems: [...aliasProblems, ...errorProblems, ...sdkProblems] };
}
