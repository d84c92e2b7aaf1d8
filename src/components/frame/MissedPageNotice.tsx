import { useMissedPage } from '../../hooks/missed-page';
import * as styles from './VersionNotice.module.css';

/**
 * Says on the home page of a version that it lacks the page from which the reader chose it. The live
 * region has to be there before it says anything.
 */
export function MissedPageNotice({ route }: { route: string }) {
  const text = useMissedPage(route);
  return (
    <div role="status">
      {text && <p className={`${styles.notice} admonition admonition--info`}>{text}</p>}
    </div>
  );
}
