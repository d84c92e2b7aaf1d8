import { readFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';

/**
 * Compiles no further than the browsers of this site need. Gatsby's preset, unless it is given targets,
 * also rewrites classes and spread, and it always rewrites `?.` and `??`, for which no value has to be
 * distinguished from `document.all`.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  const stage = 'build-javascript';
  const { browserslist: targets } = JSON.parse(readFileSync('package.json', 'utf8'));
  const preset = { stage, name: 'babel-preset-gatsby', options: { targets } };
  actions.setBabelPreset(preset);
  actions.setBabelOptions({ stage, options: { assumptions: { noDocumentAll: true } } });
};
