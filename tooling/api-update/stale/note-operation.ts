import { parseDocument } from 'yaml';
import { splitFrontmatter } from '../../../src/content/files/read-mdx';
import { noteSchema } from '../../../src/content/settings/frontmatter';

/** The operation that a note is on; undefined if the frontmatter does not say it. */
export function operationOf(text: string): string | undefined {
  const { yaml = '' } = splitFrontmatter(text);
  return noteSchema.safeParse(parseDocument(yaml).toJS()).data?.operation;
}
