import { cutLongValue } from '../../text/long-value';
import * as styles from './LongValue.module.css';
import * as nest from './SchemaTree.module.css';

/** A long value, folded, with its beginning in view. */
export function LongValue({ word, value }: { word: string; value: string }) {
  return (
    <div className={styles.value}>
      <details className={nest.nest}>
        <summary>
          {word}
          <code>{cutLongValue(value)}</code>
        </summary>
        <code>{value}</code>
      </details>
    </div>
  );
}
