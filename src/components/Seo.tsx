import { Helmet } from 'react-helmet';
import shell from 'site-data/shell.json';

interface SeoProps {
  title: string;
  description: string;
  /** Root-relative route of the page, for its canonical address; none for pages without one. */
  route?: string;
  noindex?: boolean;
}

/** The head of a page: the only component that uses react-helmet. */
export function Seo({ title, description, route, noindex = false }: SeoProps) {
  const fullTitle = title === shell.title ? title : `${title} | ${shell.title}`;
  const address = route && `${shell.url.replace(/\/$/, '')}${shell.prefix}${route}`;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {address && <meta property="og:url" content={address} />}
      {address && <link rel="canonical" href={address} />}
      {noindex && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
