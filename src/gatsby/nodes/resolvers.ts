import type { GatsbyNode } from 'gatsby';
export const createResolvers: GatsbyNode['createResolvers'] = () => {};
