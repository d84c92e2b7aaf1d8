import type { OperationView } from '../../page-models/views';
import { Endpoint } from '../Endpoint';
import { Icon } from '../Icon';
import { ContentsList } from '../page/ContentsList';
import * as contents from '../page/TableOfContents.module.css';
import * as styles from './OperationBar.module.css';

type OperationBarProps = Pick<OperationView, 'method' | 'path' | 'jumps' | 'contents'>;

/** The endpoint and links to the parts of the page, which stay in view. `runtime/jumps` marks where the reader is. */
export function OperationBar({ method, path, jumps, contents: headings }: OperationBarProps) {
  return (
    <div className={styles.bar}>
      <Endpoint method={method} path={path} />
      {jumps.length > 1 && (
        <div className={`${styles.jumps} screen-only`}>
          <nav className={styles.row} aria-label="On this page" data-jumps="row">
            {jumps.map(({ words, anchor }) => (
              <a key={anchor} href={`#${anchor}`}>
                {words}
              </a>
            ))}
            <button type="button" className="tool" popoverTarget="site.contents">
              Contents
              <Icon name="down" />
            </button>
          </nav>
          <nav
            id="site.contents"
            className={`definition ${contents.contents} ${styles.contents}`}
            popover="auto"
            aria-label="Contents"
            data-jumps=""
          >
            <ContentsList headings={headings} />
          </nav>
        </div>
      )}
    </div>
  );
}
