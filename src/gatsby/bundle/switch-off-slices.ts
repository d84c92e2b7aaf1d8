import type { GatsbyNode } from 'gatsby';

/**
 * Gatsby enables slices for every site. This site uses none. With them, each page would contain two
 * inline scripts that change with every build, whose hashes a policy could not list in advance, and no
 * script of its own template, so that a first load would fetch the template one round trip later.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  delete process.env.GATSBY_SLICES;
};
