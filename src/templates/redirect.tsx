import { navigate, type PageProps, withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { Helmet } from 'react-helmet';
import shell from 'site-data/shell.json';
import { RedirectPage } from '../components/page/RedirectPage';
import { Seo } from '../components/Seo';
import type { PageContext } from '../navigation/model';

/** A page that redirects with a script, or a meta refresh, and also shows a plain link. */
export default function RedirectTemplate({ pageContext }: PageProps<object, PageContext>) {
  const { route } = pageContext;
  useEffect(() => {
    void navigate(route, { replace: true });
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
        <meta httpEquiv="refresh" content={`0; url=${withPrefix(route)}`} />
      </Helmet>
      <RedirectPage to={route} title={shell.title} />
    </>
  );
}
