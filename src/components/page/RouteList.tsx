import type { Method } from '../../openapi/model';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { MethodBadge } from '../MethodBadge';
import * as styles from './RouteList.module.css';

export interface RouteListItem {
  title: string;
  route: string;
  method?: Method;
  /** Shown after the title. Defaults to the route. */
  path?: string;
}

/** A list of pages: related operations, branches of the sidebar, or suggestions for a wrong address. */
export function RouteList({ items }: { items: readonly RouteListItem[] }) {
  return (
    <ul className={styles.routes}>
      {items.map(({ title, route, method, path }) => (
        <li key={route}>
          <Link to={route}>
            {method ? <MethodBadge method={method} /> : <Icon name="file" />}
            <span>{title}</span>
            <code>{path ?? route.replace(/\/$/, '')}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
