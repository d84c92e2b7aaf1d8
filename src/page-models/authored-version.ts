import type { GuideCategory } from '../navigation/guide-category';
import type { Sidebar } from '../navigation/model';
import type { OpenApiDocument } from '../openapi/document/document';
import type { ErrorMeaning } from '../openapi/messages';
import type { Api } from '../openapi/model';
import type { Prose } from '../prose/model';
import type { Sdks } from '../samples/sample';

/** What authors wrote of one docs version, read and joined: what its pages are built from. */
export interface AuthoredVersion {
  version: string;
  /** Where its routes begin: `/docs`, or `/docs/<name>` for all but the current version. */
  base: string;
  guides: Guide[];
  notes: Note[];
  /** The SVG texts of figures, by name. */
  figures: ReadonlyMap<string, string>;
  /** The images beside guides and notes, by file, as addresses that contain them. */
  images: ReadonlyMap<string, string>;
  api?: Api;
  /** The document that the API model was made from, as it is published. */
  document?: OpenApiDocument;
  /** What the statuses of errors mean for a caller, by status. */
  errors: ReadonlyMap<string, ErrorMeaning>;
  /** What the SDKs are called, for the samples. */
  sdks?: Sdks;
  /** Source of the API pages. */
  apiSource?: Source;
  aliases: Alias[];
  sidebar: Sidebar;
  categories: GuideCategory[];
}

/** Where a page was written. */
export interface Source {
  /** `content/guides/setup.mdx` */
  file: string;
  absolutePath: string;
  /** ISO date of the last commit that touched it. */
  updated?: string;
}

/** A guide, read and parsed. */
export interface Guide extends Source {
  /** Path below `guides/` without the ending: `clients/openfeature/index`. */
  path: string;
  route: string;
  title: string;
  /** Short title for the sidebar. */
  label: string;
  description: string;
  prose: Prose;
}

/** Prose on one operation, shown on its page. */
export interface Note extends Source {
  operation: string;
  prose: Prose;
}

/** An address that readers try although no operation has it. */
export interface Alias {
  /** Where it was written. */
  file: string;
  slug: string;
  /** Id of the operation to use instead. */
  operation: string;
  why: string;
}
