import shell from 'site-data/shell.json';
import { usePreferredVersion } from '../../hooks/use-preferred-version';
import type { BranchesContext } from '../../navigation/model';
import { RouteList } from '../page/RouteList';
import * as styles from './SearchWithoutScript.module.css';

/** Shown on the search page without JavaScript: pages from which all others can be reached. */
export function SearchWithoutScript({ branches }: BranchesContext) {
  const { name } = usePreferredVersion(shell.versions);
  return (
    <div className={styles.without}>
      <p>Search requires JavaScript. Without it, you can reach every page from these:</p>
      <RouteList items={branches[name] ?? []} />
    </div>
  );
}
