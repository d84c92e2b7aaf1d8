import type { AliasView } from '../../page-models/views';
import { Endpoint } from '../Endpoint';
import { Link } from '../Link';
import { PlainPage } from './PlainPage';

/** The page at an address that readers might guess, for an operation that does not exist. */
export function AliasPage({ page }: { page: AliasView }) {
  const { slug, why, operation } = page;
  return (
    <PlainPage
      title={
        <>
          There is no operation <em>{slug}</em>
        </>
      }
    >
      <p>
        {`${why} Use `}
        <Link to={operation.route}>{operation.title}</Link> instead:
      </p>
      <Endpoint method={operation.method} path={operation.path} />
    </PlainPage>
  );
}
