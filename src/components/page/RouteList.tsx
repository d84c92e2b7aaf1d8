import type { Method } from '../../openapi/model';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { MethodBadge } from '../MethodBadge';
import * as styles from './RouteList.module.css';

export interface RouteListItem {
  title: string;
  route: string;
  method?: Method;
  /** Shown after the title instead of the route: what kind of page it is, or the path of an operation. */
  kind?: string;
  path?: string;
}

/** Pages by name: the results of a search, or what is nearest to a wrong address. */
export function RouteList({ items }: { items: RouteListItem[] }) {
  return (
    <ul className={styles.routes}>
      {items.map(({ title, route, method, kind, path }) => (
        <li key={route}>
          <Link to={route}>
            {method ? <MethodBadge method={method} /> : <Icon name="file" />}
            <span>{title}</span>
            {kind ? <small>{kind}</small> : <code>{path ?? route.replace(/\/$/, '')}</code>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
