import type { z } from 'zod';
import { aliasesSchema } from '../../src/content/settings/aliases';
import { changelogSchema } from '../../src/content/settings/changelog';
import { errorsSchema } from '../../src/content/settings/errors-config';
import { guideSchema, noteSchema } from '../../src/content/settings/frontmatter';
import { glossarySchema } from '../../src/content/settings/glossary';
import { lostWordsSchema } from '../../src/content/settings/lost-words';
import { namesSchema } from '../../src/content/settings/names-config';
import { sdksSchema } from '../../src/content/settings/sdks-config';
import { searchChecksSchema } from '../../src/content/settings/search-checks';
import { siteConfigSchema } from '../../src/content/settings/site-config';
import { synonymsSchema } from '../../src/content/settings/synonyms';
import { sidebarConfigSchema } from '../../src/navigation/sidebar-config';
import { storySchema } from '../../src/story/story';
import { overlayWordsSchema } from './overlay-words';

/** A kind of file that authors write, with the schema of its YAML. */
export interface AuthorFile {
  /** The name of its JSON Schema in `schemas/`. */
  name: string;
  /** What it is, as editors show it. */
  title: string;
  /** A glob of these files, below the content root. */
  files: string;
  schema: z.ZodType;
}

/** Every kind of file that authors write in YAML, or with frontmatter in YAML. */
export const authorFiles: readonly AuthorFile[] = [
  {
    name: 'site',
    title: 'The settings of the site',
    files: 'site.yaml',
    schema: siteConfigSchema,
  },
  {
    name: 'sidebar',
    title: 'The order and grouping of the sidebar',
    files: '**/sidebar.yaml',
    schema: sidebarConfigSchema,
  },
  {
    name: 'guide',
    title: 'The frontmatter of a guide',
    files: '{guides,versions/*/guides}/**/*.mdx',
    schema: guideSchema,
  },
  {
    name: 'note',
    title: 'The frontmatter of a note on an operation',
    files: '{notes,versions/*/notes}/**/*.mdx',
    schema: noteSchema,
  },
  {
    name: 'overlay',
    title: 'Words and examples for the interface',
    files: '**/openapi/overlays/**/*.{yaml,yml}',
    schema: overlayWordsSchema,
  },
  {
    name: 'names',
    title: 'What readers call tags and schemas',
    files: '**/openapi/names.yaml',
    schema: namesSchema,
  },
  {
    name: 'errors',
    title: 'What the status codes of errors mean',
    files: '**/openapi/errors.yaml',
    schema: errorsSchema,
  },
  {
    name: 'sdks',
    title: 'What the samples need to know about the SDKs',
    files: '**/openapi/sdks.yaml',
    schema: sdksSchema,
  },
  {
    name: 'aliases',
    title: 'Addresses that readers try although no operation has them',
    files: '**/openapi/aliases.yaml',
    schema: aliasesSchema,
  },
  {
    name: 'story',
    title: 'The calls of the interface in an order that works',
    files: '**/openapi/story.yaml',
    schema: storySchema,
  },
  {
    name: 'changelog',
    title: 'What an update of the interface changed',
    files: '**/openapi/changelog/*.yaml',
    schema: changelogSchema,
  },
  {
    name: 'lost-words',
    title: 'Texts whose part of the interface was removed',
    files: '**/openapi/lost-words.yaml',
    schema: lostWordsSchema,
  },
  {
    name: 'glossary',
    title: 'The terms of the docs',
    files: '**/glossary.yaml',
    schema: glossarySchema,
  },
  {
    name: 'synonyms',
    title: 'Lists of words that mean the same, for the search',
    files: 'synonyms.yaml',
    schema: synonymsSchema,
  },
  {
    name: 'search-checks',
    title: 'Searches that the hosted search must answer',
    files: 'search-checks.yaml',
    schema: searchChecksSchema,
  },
];
