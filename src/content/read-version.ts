import type { SidebarConfigEntry } from '../navigation/sidebar-config';
import { placeLink } from '../navigation/versions';
import type { Problem } from '../problems/problem';
import { joinReads, type Read } from '../problems/read';
import { versionFiles } from './author-files';
import { checkPictures } from './checks/check-figures';
import { findOtherFiles } from './files/find-other-files';
import { findOnlyNarrow } from './files/read-figures';
import { readUnreadable } from './files/read-guides';
import { readImages } from './files/read-images';
import { checkScreenshotFiles } from './files/read-screenshots';
import type { VersionFolder } from './files/version-folder';
import { type ReadDocument, readDocument } from './interface/read-document';
import { type PlaceLink, placeProse, placeTexts } from './place-links';
import { type ReadKinds, type ReadSettings, readAuthorFiles } from './read-author-files';
import { compareEntries } from './settings/changelog';

type Files = ReadKinds<typeof versionFiles>;

/** What the files of a docs version say, and the mistakes in each of them. */
export interface VersionParts {
  folder: VersionFolder;
  /** Returns the address that a link in a text of the version means. */
  place: PlaceLink;
  sidebar: ReadSettings<SidebarConfigEntry[]>;
  settings: ReturnType<typeof toSettings>;
  texts: Awaited<ReturnType<typeof readTexts>>;
  /** The interface, unless there is none or it is invalid. */
  read: Read<ReadDocument>;
  /** The mistakes in all other files. */
  problems: Problem[];
}

/** Reads the files of a docs version. Mistakes within a file are found here, those that span files in `check-content`. */
export async function readVersion(folder: VersionFolder): Promise<VersionParts> {
  const { base, versions } = folder;
  const place = (url: string) => placeLink(url, base, versions);
  const files = await readAuthorFiles(versionFiles, folder);
  const { sidebar, aliases, errors, sdks, story, changelog, glossary, review } = files;
  const settings = [aliases, errors, sdks, story, ...changelog, glossary, review];
  return {
    folder,
    place,
    sidebar,
    settings: toSettings(files, place),
    texts: await readTexts(files, folder, place),
    read: await readDocument(folder),
    problems: [...(await findOtherFiles(folder)), ...settings.flatMap(({ problems }) => problems)],
  };
}

/** The settings of a version, most of which are next to its interface. */
function toSettings(
  { aliases, errors, sdks, story, changelog, glossary }: Files,
  place: PlaceLink,
) {
  return {
    errors: new Map(
      [...(errors.value ?? [])].map(([status, each]) => [status, placeTexts(each, place)]),
    ),
    sdks: sdks.value,
    aliases: (aliases.value ?? []).map((alias) => ({ ...alias, file: aliases.file })),
    glossary: (glossary.value ?? []).map((entry) => ({
      ...placeTexts(entry, place),
      page: place(entry.page),
    })),
    story: story.value && placeTexts(story.value, place),
    changelog: joinReads(changelog)
      .values.map((entry) => placeTexts(entry, place))
      .sort(compareEntries),
    files: {
      errors: errors.file,
      sdks: sdks.file,
      story: story.file,
      glossary: glossary.file,
    },
  };
}

/** The guides and notes of a version, with their figures, screenshots and images. */
async function readTexts(files: Files, folder: VersionFolder, place: PlaceLink) {
  const guides = joinReads(files.guides);
  const notes = joinReads(files.notes);
  const figures = joinReads(files.figures);
  const screenshots = joinReads(files.screenshots);
  const texts = [...guides.values, ...notes.values];
  const { images, problems: imageProblems } = await readImages(texts);
  const svgs = new Map(figures.values.map(({ name, text }) => [name, text]));
  const byName = new Map(screenshots.values.map((each) => [each.name, each]));
  return {
    guides: guides.values.map((guide) => placeProse(guide, place)),
    unreadable: files.guides
      .filter(({ value }) => !value)
      .map(({ source }) => placeProse(readUnreadable(source, folder), place)),
    notes: notes.values.map((note) => placeProse(note, place)),
    figures: svgs,
    screenshots: byName,
    images,
    problems: [
      ...guides.problems,
      ...notes.problems,
      ...figures.problems,
      ...findOnlyNarrow(figures.values),
      ...checkScreenshotFiles(screenshots.values),
      ...checkPictures(texts, svgs, byName),
      ...imageProblems,
    ],
  };
}
