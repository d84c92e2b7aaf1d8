import { withPrefix } from 'gatsby';
import type { Method } from '../openapi/model';
import { Link } from './Link';
import { MissingMark } from './MissingMark';
import { PlainPage } from './PlainPage';
import { RouteList } from './RouteList';
import { SearchField } from './SearchField';

interface NotFoundPageProps {
  /** Existing pages whose addresses are most like the wrong one, the best first. */
  nearest: { title: string; route: string; method?: Method }[];
}

export function NotFoundPage({ nearest }: NotFoundPageProps) {
  return (
    <>
      <MissingMark />
      <PlainPage title="Page not found">
        <p>
          Nothing lines up at this address. The page may have moved, or the link has a slip in it.
        </p>
        <SearchField action={withPrefix('/search/')} />
        {nearest.length > 0 && (
          <>
            <h2>Nearest pages</h2>
            <RouteList items={nearest} />
          </>
        )}
        <p>
          Or start over at the <Link to="/docs/">introduction</Link>.
        </p>
      </PlainPage>
    </>
  );
}
