import { navigate, type PageProps, withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { Helmet } from 'react-helmet';
import shell from 'site-data/shell.json';
import { Link } from '../components/Link';
import { PlainPage } from '../components/page/PlainPage';
import { Seo } from '../components/Seo';
import type { PageContext } from '../navigation/model';

/**
 * A page that leads on: `boot/lead-on.ts` once it is opened, `navigate` from within the site, a meta refresh without
 * scripts. It also shows a plain link.
 */
export default function RedirectTemplate({ pageContext }: PageProps<object, PageContext>) {
  const { route } = pageContext;
  const target = withPrefix(route);
  useEffect(() => {
    void navigate(route + location.search + location.hash, { replace: true });
  }, [route]);
  return (
    <>
      <Seo
        title={shell.title}
        description={`${shell.tagline}: the documentation.`}
        route={route}
        noindex
      />
      <Helmet>
        {/* biome-ignore lint/a11y/useHtmlLang: gatsby-ssr.tsx sets it */}
        <html data-leads-to={target} />
        <noscript>{`<meta http-equiv="refresh" content="0; url=${target}">`}</noscript>
      </Helmet>
      <PlainPage title={shell.title}>
        <p>
          The page you are looking for is at <Link to={route}>{route}</Link>.
        </p>
      </PlainPage>
    </>
  );
}
