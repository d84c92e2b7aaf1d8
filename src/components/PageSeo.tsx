import type { PageContext } from '../navigation/model';
import type { PageHead } from '../page-models/model';
import { Seo } from './Seo';

interface PageSeoProps {
  head: PageHead;
  context: PageContext;
}

/** The metadata of a docs page: the title names the version of a page that has a notice of not being the current one. */
export function PageSeo({ head, context: { canonical, frame, version } }: PageSeoProps) {
  return (
    <Seo {...head} route={canonical ?? head.route} version={frame?.notice ? version : undefined} />
  );
}
