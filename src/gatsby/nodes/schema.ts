import type { GatsbyNode } from 'gatsby';
import { nodeKinds, siteNodeKinds } from './node-kinds';
import { mdxFrontmatterDefinition } from './types/mdx-frontmatter';
import { pageDefinition } from './types/page';

/** The type definitions. Every type and field has a description, which GraphiQL shows to the content team. */
export const typeDefinitions = [
  pageDefinition,
  mdxFrontmatterDefinition,
  ...[...nodeKinds, ...siteNodeKinds].map(({ definition }) => definition),
].join('');

/** Gives a list an argument with the name of a field of its entries, which leaves those with that value. */
const select = {
  name: 'select',
  args: { by: 'String!' },
  extend: ({ by }: { by: string }) => ({
    args: { [by]: { type: 'String', description: `Only entries with this ${by}.` } },
    resolve: (
      node: Record<string, Record<string, string>[] | undefined>,
      args: Record<string, string>,
      _context: unknown,
      info: { fieldName: string },
    ) => {
      const entries = node[info.fieldName];
      return args[by] === undefined ? entries : entries?.filter((entry) => entry[by] === args[by]);
    },
  }),
};

/** Declares the types of the content; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(select);
  actions.createTypes(typeDefinitions);
};
