import type { GatsbyNode } from 'gatsby';
import { getStoredContent } from '../content-store';
import { compareIndex } from '../hosted-search/compare-index';

/** Adds the field that is computed when a query asks for it, because a build never does. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    Query: {
      searchPush: {
        type: 'SearchPush!',
        description: 'What the next push to hosted search would send. Each query reads the index.',
        resolve: () => compareIndex(getStoredContent(), process.env),
      },
    },
  });
};
