import { z } from 'zod';
import { guideSchema, noteSchema } from '../../../content/settings/frontmatter';

const settings = { ...guideSchema.shape, ...noteSchema.shape };

const fields = Object.entries(settings).map(([name, setting]) => {
  const { type, description = '' } = z.toJSONSchema(setting);
  return `  ${JSON.stringify(description)}\n  ${name}: ${type === 'array' ? '[String!]' : 'String'}\n`;
});

/**
 * The settings at the top of MDX files, in the nodes of gatsby-plugin-mdx. Inferred from the files, the type would
 * change when an author first uses a setting.
 */
export const mdxFrontmatterDefinition = `
"""The settings at the top of an MDX file, that of a guide or of a note on an operation."""
type MdxFrontmatter @dontInfer {
${fields.join('')}}
`;
