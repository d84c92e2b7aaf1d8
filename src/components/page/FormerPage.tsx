import type { FormerView } from '../../page-models/views';
import { Html } from '../Html';
import { Link } from '../Link';
import { OperationPage } from '../operation/OperationPage';
import * as styles from './FormerPage.module.css';
import { PlainPage } from './PlainPage';

/** The page at the address of an operation or area that was removed, with its reference if one is kept. */
export function FormerPage({ page }: { page: FormerView }) {
  const { title, kept } = page;
  if (kept) {
    return (
      <>
        <div className={`${styles.notice} admonition admonition--warning`} role="note">
          <Removal {...page} />
        </div>
        <OperationPage page={kept.operation} />
      </>
    );
  }
  return (
    <PlainPage title={title}>
      <Removal {...page} />
    </PlainPage>
  );
}

function Removal({ part, name, entry, description, above, kept }: FormerView) {
  return (
    <>
      <p>
        The {part} {part === 'operation' ? <code>{name}</code> : name} was removed{' '}
        <Link to={`${entry.route}#${entry.anchor}`}>{entry.when}</Link>
        {entry.title === entry.words ? '.' : ` (${entry.words}).`}
      </p>
      {description && <Html html={description} />}
      <p>
        See <Link to={above.route}>{above.title}</Link> for the current pages.
        {kept && (
          <>
            {' '}
            This is the reference of <Link to={kept.route}>version {kept.version}</Link>.
          </>
        )}
      </p>
    </>
  );
}
