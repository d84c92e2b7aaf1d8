import { Helmet } from 'react-helmet';

/**
 * A title and nothing else in the head. The head of a page that crashed may have been set before
 * the crash, and would come back after a title that is set by hand.
 */
export function PageTitle({ title }: { title: string }) {
  return (
    <Helmet>
      <title>{title}</title>
    </Helmet>
  );
}
