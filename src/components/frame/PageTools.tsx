import { withPrefix } from 'gatsby';
import type { PageFrame } from '../../navigation/model';
import { Icon } from '../Icon';
import { Link } from '../Link';
import * as styles from './PageTools.module.css';

/** Links to other formats of the page and to its source. */
export function PageTools({
  twin,
  document,
  editUrl,
}: Pick<PageFrame, 'twin' | 'document' | 'editUrl'>) {
  return (
    <div className={`${styles.tools} screen-only`}>
      {twin && (
        <>
          <button
            type="button"
            className="tool copy needs-script"
            data-copy-from={withPrefix(twin)}
          >
            <Icon name="copy" />
            <Icon name="check" />
            Copy page as Markdown
          </button>
          <Link className="tool" to={twin}>
            <Icon name="file" />
            View as Markdown
          </Link>
        </>
      )}
      {document && (
        <Link className="tool" to={document}>
          <Icon name="braces" />
          OpenAPI
        </Link>
      )}
      {editUrl && (
        <a className="tool" href={editUrl}>
          <Icon name="edit" />
          Edit
        </a>
      )}
    </div>
  );
}
