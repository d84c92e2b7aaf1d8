import type { OperationView } from '../../page-models/views';
import { Endpoint } from '../Endpoint';
import * as styles from './OperationBar.module.css';

type OperationBarProps = Pick<OperationView, 'method' | 'path' | 'jumps'>;

/** The endpoint and links to the parts of the page, which stay in view. `runtime/jumps` marks where the reader is. */
export function OperationBar({ method, path, jumps }: OperationBarProps) {
  return (
    <div className={styles.bar}>
      <Endpoint method={method} path={path} />
      {jumps.length > 1 && (
        <nav className="screen-only" aria-label="On this page" data-jumps="">
          {jumps.map(({ words, anchor }) => (
            <a key={anchor} href={`#${anchor}`}>
              {words}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
