import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { parse } from 'yaml';
import { findContentRoot } from './src/content/files/content-root';
import { readAddress } from './src/content/settings/site-address';
import { readPushAccess } from './src/gatsby/hosted-search/environment';
import { toPluginOptions } from './src/gatsby/hosted-search/plugin-options';
import { readAnchors } from './src/prose/parse/read-anchors';

const contentRoot = findContentRoot();

/** Reads the settings that Gatsby itself needs; `src/content` reads and checks all others. */
function readSettings(): { prefix?: string; url?: string; title?: string } {
  try {
    const settings = parse(readFileSync(join(contentRoot, 'site.yaml'), 'utf8'));
    return { ...settings, ...readAddress(process.env) };
  } catch {
    // Reported with file and line before anything is built (src/gatsby/nodes/source-content).
    return {};
  }
}

const { prefix, url, title } = readSettings();
const pushAccess = readPushAccess(process.env);

const config: GatsbyConfig = {
  siteMetadata: { title, siteUrl: url },
  pathPrefix: prefix ?? '/',
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  polyfill: false,
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentRoot } },
    {
      resolve: 'gatsby-plugin-mdx',
      options: { extensions: ['.mdx'], mdxOptions: { remarkPlugins: [readAnchors] } },
    },
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-nprogress',
      options: {
        color: 'var(--accent)',
        showSpinner: false,
        minimum: 0.08,
        speed: 200,
        trickle: false,
        barLabel: 'Loading the page',
        // In a live region, because everything on a page has to be within a landmark or such a region.
        template:
          '<div role="status"><div class="bar" role="progressbar" aria-valuemin="0" aria-valuemax="1"><div class="peg"></div></div></div>',
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
