import * as styles from './SearchWait.module.css';
import type { SearchLoad } from './use-search-part';

/** Shown until the search code is loaded: nothing, a spinner, or an error. */
export function SearchWait({ load }: { load: SearchLoad }) {
  if (load.phase === 'slow')
    return (
      <div className={styles.wait} role="status" aria-label="Loading search">
        <span className={styles.spinner} />
      </div>
    );
  if (load.phase !== 'failed') return null;
  const { retry, reload } = load;
  return (
    <div className={styles.wait} role="alert">
      <p>
        {reload
          ? 'A newer version of this site is available.'
          : 'The search could not be loaded. You might want to check your network connection.'}
      </p>
      <button type="button" className="button" onClick={reload ?? retry}>
        {reload ? 'Reload' : 'Retry'}
      </button>
    </div>
  );
}
