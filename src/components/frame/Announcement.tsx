import type { Shell } from '../../content/settings/shell';
import { Icon } from '../Icon';
import { Link } from '../Link';
import * as styles from './Announcement.module.css';

type AnnouncementProps = NonNullable<Shell['announcement']>;

/** The attribute hides the bar; the boot script sets it from the storage before first paint. */
function dismiss(id: string) {
  document.documentElement.dataset.announcementDismissed = '';
  try {
    localStorage.setItem(`announcement:${id}`, 'dismissed');
  } catch {
    // Without storage the bar is back on the next load.
  }
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
        onClick={() => dismiss(id)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
