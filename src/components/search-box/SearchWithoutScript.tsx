import { RouteList } from '../page/RouteList';
import * as styles from './SearchWithoutScript.module.css';

interface SearchWithoutScriptProps {
  areas: readonly { title: string; route: string }[];
}

/** Shown on the search page without JavaScript: pages from which all others can be reached. */
export function SearchWithoutScript({ areas }: SearchWithoutScriptProps) {
  return (
    <div className={styles.without}>
      <p>Searching needs JavaScript. Without it, these pages lead to all others:</p>
      <RouteList items={areas.map((area) => ({ ...area, kind: 'Area' }))} />
    </div>
  );
}
