import type { z } from 'zod';
import {
  type FileFolder,
  interfaceFiles,
  type SettingsFile,
  siteFiles,
  versionFiles,
} from '../../src/content/author-files';
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
  ...Object.values(siteFiles).map((kind) => ({ ...kind, files: kind.path })),
  ...[...Object.values(versionFiles), ...Object.values(interfaceFiles)].flatMap(describeKind),
];

// biome-ignore lint/suspicious/noExplicitAny: the value of each kind is another
function describeKind(kind: SettingsFile<any> | FileFolder<any>): AuthorFile[] {
  const { name, title, schema } = kind;
  if (!name || !title || !schema) return [];
  if ('path' in kind) return [{ name, title, schema, files: `**/${kind.path}` }];
  // Editors apply these schemas to YAML only.
  const endings = kind.endings.filter((ending) => ending !== '.json').map((end) => end.slice(1));
  const ending = endings.length > 1 ? `{${endings}}` : endings;
  const files = `**/${kind.folder}/**/*.${ending}`;
  return [{ name, title, files, schema: name === 'overlay' ? overlayWordsSchema : schema }];
}
