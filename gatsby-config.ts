import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { parse } from 'yaml';
import { findContentRoot } from './src/content/files/content-root';
import { toPluginOptions } from './src/gatsby/hosted-search/algolia-plugin';
import { readPushAccess } from './src/gatsby/hosted-search/environment';

const contentRoot = findContentRoot();

/** Only what Gatsby itself needs; the content is read and checked in `src/content`. */
function readSettings(): { prefix?: string; url?: string; title?: string } {
  try {
    return parse(readFileSync(join(contentRoot, 'site.yaml'), 'utf8'));
  } catch {
    // told with file and line before anything is built (src/gatsby/source-content)
    return {};
  }
}

const { prefix, url, title } = readSettings();
const pushAccess = readPushAccess(process.env);

const config: GatsbyConfig = {
  siteMetadata: { title, siteUrl: url },
  pathPrefix: prefix ?? '/',
  // `gatsby serve` would redirect to the address with its slash, but lose the prefix on the way:
  // there the static files do it.
  trailingSlash: process.env.gatsby_executing_command === 'serve' ? 'ignore' : 'always',
  jsxRuntime: 'automatic',
  polyfill: false,
  // Written by `npm run develop`, and committed, so that types can be checked without a build.
  graphqlTypegen: { typesOutputPath: 'src/templates/query-types.d.ts' },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentRoot } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-nprogress',
      options: {
        color: 'var(--accent)',
        showSpinner: false,
        minimum: 0.08,
        speed: 200,
        trickle: false,
      },
    },
    { resolve: 'hosted-search', options: { step: 'guard' } },
    ...(pushAccess
      ? [{ resolve: 'gatsby-plugin-algolia', options: toPluginOptions(pushAccess) }]
      : []),
    { resolve: 'hosted-search', options: { step: 'check' } },
  ],
};

export default config;
