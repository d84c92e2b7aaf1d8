import * as styles from './SearchWait.module.css';
import type { SearchLoad } from './use-search-part';

/** Shown until the search code is loaded: nothing, a spinner, or an error. */
export function SearchWait({ load }: { load: SearchLoad }) {
  if (load.phase === 'slow')
    return <p className={styles.spinner} role="status" aria-label="Loading search" />;
  if (load.phase !== 'failed') return null;
  return (
    <div role="alert">
      <p>The search could not be loaded. You might want to check your network connection.</p>
      <button type="button" className="button" onClick={load.retry}>
        Retry
      </button>
    </div>
  );
}
