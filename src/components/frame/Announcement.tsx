import { writeStorage } from '../../boot/storage';
import type { Shell } from '../../content/settings/shell';
import { Icon } from '../Icon';
import { Link } from '../Link';
import * as styles from './Announcement.module.css';

type AnnouncementProps = NonNullable<Shell['announcement']>;

/**
 * Sets the attribute that hides the bar, which the boot script restores on later loads. Focus goes where
 * it is after a page has loaded, because the button that has it disappears.
 */
function dismiss(id: string) {
  document.documentElement.dataset.announcementDismissed = '';
  writeStorage('localStorage', `announcement:${id}`, 'dismissed');
  document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });
}

export function Announcement({ id, text, link }: AnnouncementProps) {
  return (
    <section
      className={`${styles.bar} screen-only`}
      aria-label="Announcement"
      data-announcement={id}
    >
      <p>
        {text} {link && <Link to={link.href}>{link.label}</Link>}
      </p>
      <button
        type="button"
        className={`${styles.close} icon-button needs-script`}
        aria-label="Close"
        title="Close"
        onClick={() => dismiss(id)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
