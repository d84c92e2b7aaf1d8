import { parse } from 'yaml';
import { splitFrontmatter } from '../../src/content/files/read-mdx';
import { noteSchema } from '../../src/content/settings/frontmatter';

/** The operation that a note is on; undefined if the frontmatter does not say it. */
export function operationOf(text: string): string | undefined {
  const { yaml } = splitFrontmatter(text);
  const settings = yaml === undefined ? undefined : noteSchema.safeParse(parse(yaml));
  return settings?.success ? settings.data.operation : undefined;
}
