import type { Method } from '../../openapi/model';
import { Endpoint } from '../Endpoint';
import { Link } from '../Link';
import { PlainPage } from './PlainPage';

interface AliasPageProps {
  /** The name that readers look for. */
  slug: string;
  /** A clause, "an organisation is made inactive". */
  why: string;
  operation: { title: string; route: string; method: Method; path: string };
}

/** The page at an address that readers guess, of an operation that does not exist. */
export function AliasPage({ slug, why, operation }: AliasPageProps) {
  const reason = why.charAt(0).toUpperCase() + why.slice(1);
  return (
    <PlainPage
      title={
        <>
          There is no operation <em>{slug}</em>
        </>
      }
    >
      <p>
        {reason.endsWith('.') ? `${reason} ` : `${reason}. `}
        Use <Link to={operation.route}>{operation.title}</Link> instead:
      </p>
      <Endpoint method={operation.method} path={operation.path} />
    </PlainPage>
  );
}
