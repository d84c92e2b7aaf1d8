import type { PageLink } from '../../navigation/model';
import type { EntryView } from '../../page-models/views';
import { countOf } from '../../text/count-of';
import { Html } from '../Html';
import { Icon } from '../Icon';
import { Link } from '../Link';
import * as styles from './ChangeList.module.css';

type Group = EntryView['groups'][number];

/** The changes of an update, a list for each group: those that break callers, then each area. */
export function ChangeList({ groups }: { groups: Group[] }) {
  return groups.map(({ title, route, isBreaking, changes }) => (
    <div key={title} className={isBreaking ? `${styles.group} ${styles.breaking}` : styles.group}>
      <h3>
        {isBreaking && <Icon name="warning" />}
        {route ? <Link to={route}>{title}</Link> : title}
      </h3>
      <ul>
        {changes.map(({ description, operations }) => (
          <li key={description}>
            <Html className="text" html={description} />
            <ConcernedOperations operations={operations} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** More operations than this are folded. */
const maxShown = 3;

function ConcernedOperations({ operations }: { operations: PageLink[] }) {
  if (operations.length === 0) return null;
  const list = (
    <ul className={styles.operations}>
      {operations.map(({ title, route }) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
        </li>
      ))}
    </ul>
  );
  if (operations.length <= maxShown) return list;
  return (
    <details>
      <summary>{countOf(operations.length, 'operation')}</summary>
      {list}
    </details>
  );
}
