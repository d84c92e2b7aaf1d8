import { limitEntries } from '../../navigation/limit-entries';
import type { SidebarEntry } from '../../navigation/model';
import { Link } from '../Link';
import { MethodBadge } from '../MethodBadge';
import * as styles from './SidebarTree.module.css';
import { branchKey, listingOf, pageOf } from './sidebar-branches';

interface SidebarTreeProps {
  /** Docs version of the tree. */
  version: string;
  entries: readonly SidebarEntry[];
  route: string;
  /** Keys of the open branches; closed ones are not rendered. */
  open: ReadonlySet<string>;
  /** The branch that contains the entries; omitted if they are several at the top of the tree. */
  branch?: Partial<SidebarEntry> | undefined;
  /** Key of that branch; empty at the top of the tree. */
  parent?: string;
}

/** Renders the tree; `SidebarNav` handles clicks on the toggles, including those in static markup. */
export function SidebarTree(props: SidebarTreeProps) {
  const { version, entries, route, open, branch = {}, parent = '' } = props;
  const { shown, first, more } = limitEntries(entries, route);
  return (
    <ul className={parent ? undefined : styles.tree}>
      {shown.map((entry, index) => {
        const key = branchKey(parent, first + index);
        const { title, method, deprecated, items, group } = entry;
        const link = (
          <Link
            to={pageOf(entry) ?? '/docs/'}
            aria-current={entry.route === route && !entry.isGuest ? 'page' : undefined}
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
              <SidebarTree
                version={version}
                route={route}
                open={open}
                entries={items}
                branch={entry}
                parent={key}
              />
            )}
          </li>
        );
      })}
      {more > 0 && (
        <li>
          <Link to={listingOf(branch, version)}>{`and ${more} more`}</Link>
        </li>
      )}
    </ul>
  );
}
