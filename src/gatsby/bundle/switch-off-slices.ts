import type { GatsbyNode } from 'gatsby';

/**
 * Gatsby switches slices on for every site. We use none, and with them each page would carry two
 * inline scripts that change with every build, and no script of its own template: a policy could
 * not name their hashes beforehand, and a first load would fetch the template a round trip later.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  delete process.env.GATSBY_SLICES;
};
