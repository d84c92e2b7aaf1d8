import type { CreateSchemaCustomizationArgs, GatsbyNode } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import { describeSchema } from './describe-schema';
import { nodeKinds, siteNodeKinds } from './node-kinds';
import { mdxFrontmatterDefinition } from './types/mdx-frontmatter';
import { pageDefinition } from './types/page';
import { pageHeadDefinition } from './types/page-head';
import { searchPushDefinition } from './types/search-push';

/** The type definitions. Every type and field has a description, which GraphiQL shows to the content team. */
export const typeDefinitions = [
  pageHeadDefinition,
  pageDefinition,
  searchPushDefinition,
  mdxFrontmatterDefinition,
  ...[...nodeKinds, ...siteNodeKinds].map(({ definition }) => definition),
].join('');

/** Declares the types of the content; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  emitter,
}: CreateSchemaCustomizationArgs) => {
  actions.createTypes(typeDefinitions);
  // Gatsby builds its schema anew when types change, and reports each one before anything uses it.
  emitter.on('SET_SCHEMA', ({ payload }: { payload: GraphQLSchema }) => describeSchema(payload));
};
