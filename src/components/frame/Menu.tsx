import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon';
import * as styles from './Menu.module.css';

interface MenuProps extends Omit<ComponentProps<'details'>, 'name'> {
  /** The accessible name of the button, which is also its tooltip. */
  label: string;
  /** What the button shows before its arrow. */
  short?: ReactNode;
}

/**
 * A button with a menu of links, for the frame; the children are lists. The shared `name` allows only
 * one open menu at a time; `use-menu-closing` closes it.
 */
export function Menu({ label, short, className = '', children, ...rest }: MenuProps) {
  return (
    <details className={`${styles.menu} ${className}`} name="menu" {...rest}>
      <summary aria-label={label} title={label}>
        {short}
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
