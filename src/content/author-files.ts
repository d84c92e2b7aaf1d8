import type { z } from 'zod';
import { sidebarConfigSchema } from '../navigation/sidebar-config';
import type { Finding } from '../problems/problem';
import type { Read } from '../problems/read';
import { storySchema } from '../story/story';
import { findDraftSteps } from './checks/find-drafts';
import { readFigure } from './files/read-figures';
import { readGuide } from './files/read-guides';
import { imageEndings } from './files/read-images';
import { readNote } from './files/read-notes';
import { readScreenshot, screenshotEndings } from './files/read-screenshots';
import type { VersionFile, VersionFolder } from './files/version-folder';
import { overlaySchema } from './interface/overlay-schema';
import { overlayEndings, readOverlay } from './interface/read-overlays';
import { aliasesSchema } from './settings/aliases';
import { changelogSchema, readEntry } from './settings/changelog';
import { errorsSchema } from './settings/errors-config';
import { guideSchema, noteSchema } from './settings/frontmatter';
import { findRepeatedForms, glossarySchema } from './settings/glossary';
import { namesSchema } from './settings/names-config';
import { reviewSchema } from './settings/review';
import { sdksSchema } from './settings/sdks-config';
import { searchChecksSchema } from './settings/search-checks';
import { checkCurrentVersion, siteConfigSchema } from './settings/site-config';
import { findRepeatedWords, synonymsSchema } from './settings/synonyms';

/** What all kinds of files have that authors write. */
interface AuthorFiles {
  /** What it is, as editors show it, and the name of the JSON Schema that they check it with. */
  title?: string;
  name?: string;
  /** The shape of the settings, or of the frontmatter. */
  schema?: z.ZodType;
}

/** A file of settings in YAML, below the content root or the folder of a version. */
export interface SettingsFile<Value> extends AuthorFiles {
  path: string;
  title: string;
  name: string;
  schema: z.ZodType<Value>;
  /** Finds what the schema cannot; JSON pointers are into the file. */
  check?(value: NoInfer<Value>): Finding[];
  /** Whether readers see texts of it, so that `npm run check` checks their spelling and style. */
  hasProse?: boolean;
}

/** A folder of files of one kind. */
export interface FileFolder<Value> extends AuthorFiles {
  folder: string;
  endings: readonly string[];
  /** The endings of other files in the folder, which these refer to. */
  besides?: readonly string[];
  read(file: VersionFile, version: VersionFolder): Read<Value> | Promise<Read<Value>>;
}

/** The type of each row follows from its schema, or from what it reads. */
const settings = <Value>(row: SettingsFile<Value>) => row;
const folder = <Value>(row: FileFolder<Value>) => row;

/** What a site has once, in the content root. */
export const siteFiles = {
  site: settings({
    name: 'site',
    title: 'The settings of the site',
    path: 'site.yaml',
    schema: siteConfigSchema,
    check: checkCurrentVersion,
    hasProse: true,
  }),
  searchChecks: settings({
    name: 'search-checks',
    title: 'Searches that the hosted search must answer',
    path: 'search-checks.yaml',
    schema: searchChecksSchema,
  }),
  synonyms: settings({
    name: 'synonyms',
    title: 'Lists of words that mean the same, for the search',
    path: 'synonyms.yaml',
    schema: synonymsSchema,
    check: findRepeatedWords,
  }),
};

/** What each version has. Besides these, there is one OpenAPI document in its folder `openapi` (see `readInterface`). */
export const versionFiles = {
  sidebar: settings({
    name: 'sidebar',
    title: 'The order and grouping of the sidebar',
    path: 'sidebar.yaml',
    schema: sidebarConfigSchema,
    hasProse: true,
  }),
  glossary: settings({
    name: 'glossary',
    title: 'The terms of the docs',
    path: 'glossary.yaml',
    schema: glossarySchema,
    check: findRepeatedForms,
    hasProse: true,
  }),
  guides: folder({
    name: 'guide',
    title: 'The frontmatter of a guide',
    folder: 'guides',
    endings: ['.mdx'],
    besides: imageEndings,
    schema: guideSchema,
    read: readGuide,
  }),
  notes: folder({
    name: 'note',
    title: 'The frontmatter of a note on an operation',
    folder: 'notes',
    endings: ['.mdx'],
    besides: imageEndings,
    schema: noteSchema,
    read: readNote,
  }),
  figures: folder({ folder: 'figures', endings: ['.svg'], read: readFigure }),
  screenshots: folder({
    folder: 'screenshots',
    endings: screenshotEndings,
    read: readScreenshot,
  }),
  errors: settings({
    name: 'errors',
    title: 'What the status codes of errors mean',
    path: 'openapi/errors.yaml',
    schema: errorsSchema,
    hasProse: true,
  }),
  sdks: settings({
    name: 'sdks',
    title: 'What the samples need to know about the SDKs',
    path: 'openapi/sdks.yaml',
    schema: sdksSchema,
  }),
  aliases: settings({
    name: 'aliases',
    title: 'Addresses that readers try although no operation has them',
    path: 'openapi/aliases.yaml',
    schema: aliasesSchema,
    hasProse: true,
  }),
  story: settings({
    name: 'story',
    title: 'The calls of the interface in an order that works',
    path: 'openapi/story.yaml',
    schema: storySchema,
    check: findDraftSteps,
    hasProse: true,
  }),
  changelog: folder({
    name: 'changelog',
    title: 'What an update of the interface changed',
    folder: 'openapi/changelog',
    endings: ['.yaml'],
    schema: changelogSchema,
    read: readEntry,
  }),
  review: settings({
    name: 'review',
    title: 'Texts that are probably wrong now, and that an author has to look at',
    path: 'review.yaml',
    schema: reviewSchema,
  }),
};

/** What belongs to the OpenAPI document of a version, and is read together with it. */
export const interfaceFiles = {
  names: settings({
    name: 'names',
    title: 'What readers call tags and schemas',
    path: 'openapi/names.yaml',
    schema: namesSchema,
  }),
  overlays: folder({
    name: 'overlay',
    title: 'Words and examples for the interface',
    folder: 'openapi/overlays',
    endings: overlayEndings,
    schema: overlaySchema,
    read: readOverlay,
  }),
};
