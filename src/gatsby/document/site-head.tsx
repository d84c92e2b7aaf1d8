import type { ReactElement } from 'react';
import type { Shell } from '../../content/settings/shell';

/**
 * Lists the elements in the head of every page: icons, the manifest, the card for shared links, and the
 * print stylesheet, which does not block rendering on screens. `base` is where this build is served.
 */
export function listSiteHead(
  { title, url, prefix }: Pick<Shell, 'title' | 'url' | 'prefix'>,
  base: string,
): ReactElement[] {
  const card = `${url.replace(/\/$/, '')}${prefix}/social-card.png`;
  return [
    <link key="icon-png" rel="icon" sizes="32x32" href={`${base}/favicon-32.png`} />,
    <link key="icon" rel="icon" type="image/svg+xml" sizes="any" href={`${base}/favicon.svg`} />,
    <link key="icon-touch" rel="apple-touch-icon" href={`${base}/apple-touch-icon.png`} />,
    <link key="manifest" rel="manifest" href={`${base}/site.webmanifest`} />,
    <link key="print" rel="stylesheet" media="print" href={`${base}/print.css`} />,
    <meta key="og-site" property="og:site_name" content={title} />,
    <meta key="og-image" property="og:image" content={card} />,
    <meta key="og-width" property="og:image:width" content="1200" />,
    <meta key="og-height" property="og:image:height" content="630" />,
    <meta key="og-alt" property="og:image:alt" content={title} />,
    <meta key="card" name="twitter:card" content="summary_large_image" />,
  ];
}
