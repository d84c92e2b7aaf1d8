import { RouteList } from '../page/RouteList';
import * as styles from './SearchWithoutScript.module.css';

interface SearchWithoutScriptProps {
  areas: readonly { title: string; route: string }[];
}

/** Shown on the search page without JavaScript: pages from which all others can be reached. */
export function SearchWithoutScript({ areas }: SearchWithoutScriptProps) {
  return (
    <div className={styles.without}>
      <p>Search requires JavaScript. Without it, you can reach every page from these:</p>
      <RouteList items={areas.map((area) => ({ ...area, kind: 'Area' }))} />
    </div>
  );
}
