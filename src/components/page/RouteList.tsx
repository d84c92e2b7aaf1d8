import type { Method } from '../../openapi/model';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { MethodBadge } from '../MethodBadge';
import * as styles from './RouteList.module.css';

export interface RouteListItem {
  title: string;
  route: string;
  method?: Method;
  /** The kind of page, shown after the title. Defaults to `path`, then to the route. */
  kind?: string;
  path?: string;
}

/** A list of pages: related operations, areas, or suggestions for a wrong address. */
export function RouteList({ items }: { items: readonly RouteListItem[] }) {
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
