import { Link } from '../Link';
import { PlainPage } from './PlainPage';

interface RedirectPageProps {
  to: string;
  /** Title of the target page. */
  title: string;
}

export function RedirectPage({ to, title }: RedirectPageProps) {
  return (
    <PlainPage title={title}>
      <p>
        The page you are looking for is at <Link to={to}>{to}</Link>.
      </p>
    </PlainPage>
  );
}
