import type { GatsbyNode } from 'gatsby';
import { nodeKinds } from './node-kinds';
import { pageHeadDefinition } from './types/page-head';

/** The type definitions. Every type and field has a description, which GraphiQL shows to the content team. */
export const typeDefinitions = [
  pageHeadDefinition,
  ...nodeKinds.map(({ definition }) => definition),
].join('');

/** Declares the types of the content; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
