import { Helmet } from 'react-helmet';
import shell from 'site-data/shell.json';

interface SeoProps {
  title: string;
  description: string;
  /** The root-relative route for the canonical URL; omitted for pages that have none. */
  route?: string;
  noindex?: boolean;
  /** The docs version of the page, if it isn't the current one. */
  version?: string;
}

/**
 * The metadata in a page's head. A preview is not indexed, and names the page of the published site as the canonical one.
 */
export function Seo({ title, description, route, noindex = false, version }: SeoProps) {
  const named = version === undefined ? title : `${title} (${version})`;
  const fullTitle = title === shell.title ? title : `${named} | ${shell.title}`;
  const site = shell.previewOf ?? shell.url.replace(/\/$/, '') + shell.prefix;
  const address = route && site + route;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {address && <meta property="og:url" content={address} />}
      {address && <link rel="canonical" href={address} />}
      {(noindex || shell.previewOf) && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
