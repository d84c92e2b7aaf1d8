import type { SidebarSource } from '../../hooks/use-live-sidebar';
import type { SidebarEntry } from '../../navigation/model';
import * as styles from './Sidebar.module.css';
import { SidebarNav } from './SidebarNav';

interface SidebarProps {
  source: SidebarSource;
  route: string;
  entries?: SidebarEntry[];
}

/** The column beside the page; narrow screens show the same navigation in the drawer. */
export function Sidebar(props: SidebarProps) {
  return (
    <div className={`${styles.sidebar} screen-only`}>
      <SidebarNav {...props} />
    </div>
  );
}
