import type { SidebarEntry } from '../../navigation/model';
import { Link } from '../Link';
import { MethodBadge } from '../MethodBadge';
import * as styles from './SidebarTree.module.css';
import { branchKey, pageOf } from './sidebar-branches';

interface SidebarTreeProps {
  entries: readonly SidebarEntry[];
  route: string;
  /** Keys of the open branches; closed ones are not rendered. */
  open: ReadonlySet<string>;
  /** Key of the branch that contains the entries. */
  parent?: string;
}

/** Renders the tree; `SidebarNav` handles clicks on the toggles, including those in static markup. */
export function SidebarTree({ entries, route, open, parent = '' }: SidebarTreeProps) {
  return (
    <ul className={parent ? undefined : styles.tree}>
      {entries.map((entry, index) => {
        const key = branchKey(parent, index);
        const { title, method, deprecated, items, group } = entry;
        const link = (
          <Link
            to={pageOf(entry) ?? '/docs/'}
            aria-current={entry.route === route ? 'page' : undefined}
          >
            {deprecated ? <s>{title}</s> : title}
            {deprecated && <span className="vh"> (deprecated)</span>}
            {method && <MethodBadge method={method} />}
          </Link>
        );
        return (
          <li key={key} className={group ? styles.group : undefined}>
            {items ? (
              <div>
                {link}
                <button
                  type="button"
                  data-branch={key}
                  aria-expanded={open.has(key)}
                  aria-label={`Pages of ${title}`}
                />
              </div>
            ) : (
              link
            )}
            {items && open.has(key) && (
              <SidebarTree entries={items} route={route} open={open} parent={key} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
