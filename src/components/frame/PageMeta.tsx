import type { PageFrame } from '../../navigation/model';
import { Icon } from '../Icon';
import * as styles from './PageMeta.module.css';

export function PageMeta({ editUrl, updated }: Pick<PageFrame, 'editUrl' | 'updated'>) {
  if (!editUrl && !updated) return null;
  return (
    <div className={styles.meta}>
      {updated && (
        <span>
          Last updated <time dateTime={updated.date}>{updated.words}</time>
        </span>
      )}
      {editUrl && (
        <a className="tool" href={editUrl}>
          <Icon name="edit" />
          Edit this page
        </a>
      )}
    </div>
  );
}
