import type { SiteConfig } from '../../content/settings/site-config';
import type { PagePlan } from '../pages/page-plan';
import { escapeXml } from './escape-xml';

/** Writes the sitemap. `origin` is the scheme, host and prefix of the site. */
export function writeSitemap(pages: readonly PagePlan[], origin: string): string {
  // Pages of other versions that the current one has too are left out.
  const listed = pages.filter(({ isListed, context }) => isListed && !context.canonical);
  const urls = listed.map(({ path, context }) => {
    const { updated } = context.frame ?? {};
    const lastmod = updated ? `<lastmod>${updated.date}</lastmod>` : '';
    return `<url><loc>${escapeXml(encodeURI(origin + path))}</loc>${lastmod}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}

/**
 * Writes `robots.txt`. Crawlers request it only at the root of a host: see deploy/README.md. That of a
 * preview names no sitemap, and still lets crawlers read that its pages are not to be indexed.
 */
export function writeRobots(origin: string, { previewOf }: SiteConfig): string {
  const sitemap = previewOf ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** Writes the manifest for devices that install the site as an application. */
export function writeManifest({ title, tagline, prefix }: SiteConfig): string {
  const toIcon = (size: number) => ({
    src: `${prefix}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const manifest = {
    name: title,
    short_name: title.split(' ')[0],
    description: tagline,
    start_url: `${prefix}/docs/`,
    scope: `${prefix}/`,
    display: 'minimal-ui',
    // --canvas and --accent of styles/tokens.css, in the light mode
    background_color: '#ffffff',
    theme_color: '#0a6267',
    icons: [192, 512].map(toIcon),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
