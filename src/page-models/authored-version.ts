import type { GuideCategory } from '../navigation/guide-category';
import type { Sidebar } from '../navigation/model';
import type { ChangelogEntry } from '../openapi/changes/change';
import type { OpenApiDocument } from '../openapi/document/document';
import type { ErrorMeaning } from '../openapi/messages';
import type { Api } from '../openapi/model';
import type { GlossaryEntry } from '../prose/glossary/entry';
import type { Prose } from '../prose/model';
import type { Sdks } from '../samples/sample';
import type { Story } from '../story/story';

/** The content of one docs version, read and combined, from which its pages are built. */
export interface AuthoredVersion {
  version: string;
  /** The start of its routes: `/docs` for the current version, `/docs/<name>` for any other. */
  base: string;
  guides: Guide[];
  notes: Note[];
  /** The SVG source of figures, by name. */
  figures: ReadonlyMap<string, string>;
  /** The screenshots, by name. */
  screenshots: ReadonlyMap<string, Screenshot>;
  /** The images next to guides and notes as data URLs, by file. */
  images: ReadonlyMap<string, string>;
  api?: Api;
  /** The published OpenAPI document, from which `api` was built. */
  document?: OpenApiDocument;
  /** What errors mean for a caller, by status code. */
  errors: ReadonlyMap<string, ErrorMeaning>;
  /** The names of the SDKs, for samples. */
  sdks?: Sdks;
  /** The source of the API pages. */
  apiSource?: Source;
  aliases: Alias[];
  /** The terms of the docs. */
  glossary: GlossaryEntry[];
  /** The calls of the interface in an order that works. */
  story?: Story;
  /** What the updates of the interface changed, newest first. */
  changelog: ChangelogEntry[];
  sidebar: Sidebar;
  categories: GuideCategory[];
}

/** The file that a page comes from. */
export interface Source {
  /** `content/guides/setup.mdx` */
  file: string;
  absolutePath: string;
  /** ISO date of the last commit that changed it. */
  updated?: string;
}

/** A screenshot, which pages show by its address. */
export interface Screenshot {
  /** Its path below `screenshots/` without the ending: `overrides`, `overrides.dark`. */
  name: string;
  /** `content/screenshots/overrides.webp` */
  file: string;
  /** Where it is published, below the prefix of the site. */
  path: string;
  bytes: Uint8Array;
  /** In pixels of the file. */
  width: number;
  height: number;
}

/** A guide, read and parsed. */
export interface Guide extends Source {
  /** Path below `guides/` without the ending: `clients/openfeature/index`. */
  path: string;
  route: string;
  /** The routes that it had before, which lead to it. */
  formerRoutes?: string[];
  title: string;
  /** Short title for the sidebar. */
  label: string;
  description: string;
  /** The path of the guide whose end is the state from which this one starts. */
  after?: string;
  /** What readers ask that the guide answers. */
  questions?: string[];
  /** Where the search ranks it among others that match as well: before or after them. */
  standing?: 'main' | 'aside';
  /** Whether the page uses its full width and has no table of contents. */
  wide?: boolean;
  prose: Prose;
}

/** A note on one operation, shown on its page. */
export interface Note extends Source {
  operation: string;
  prose: Prose;
}

/** An address that readers guess for an operation that doesn't exist. */
export interface Alias {
  /** The file that defines it. */
  file: string;
  slug: string;
  /** Id of the operation to use instead. */
  operation: string;
  why: string;
}
