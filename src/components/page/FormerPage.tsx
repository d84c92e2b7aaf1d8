import type { FormerView } from '../../page-models/views';
import { Html } from '../Html';
import { Link } from '../Link';
import { PlainPage } from './PlainPage';

/** The page at the address of an operation or area that was removed. */
export function FormerPage({ page }: { page: FormerView }) {
  const { title, part, name, entry, description, above } = page;
  return (
    <PlainPage title={title}>
      <p>
        The {part} {part === 'operation' ? <code>{name}</code> : name} was removed{' '}
        <Link to={`${entry.route}#${entry.anchor}`}>{entry.when}</Link>
        {entry.title === entry.words ? '.' : ` (${entry.words}).`}
      </p>
      {description && <Html html={description} />}
      <p>
        See <Link to={above.route}>{above.title}</Link> for the current pages.
      </p>
    </PlainPage>
  );
}
