import { preferVersion } from '../../hooks/use-preferred-version';
import type { VersionNotice as Notice } from '../../navigation/model';
import { Link } from '../Link';
import * as styles from './VersionNotice.module.css';

/** A notice at the top of every page of a version other than the current one. */
export function VersionNotice({ text, label, to, version, changes }: Notice) {
  return (
    <p className={`${styles.notice} admonition admonition--warning`}>
      {text}{' '}
      <Link to={to} onClick={() => preferVersion(version)}>
        {label}
      </Link>
      {changes && (
        <>
          {' '}
          (<Link to={changes.to}>{changes.label}</Link>)
        </>
      )}
    </p>
  );
}
