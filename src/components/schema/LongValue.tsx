import { cutLongValue } from '../../text/long-value';
import * as styles from './LongValue.module.css';

/** A long value, folded, with its beginning in view. */
export function LongValue({ word, value }: { word: string; value: string }) {
  return (
    <details className={styles.value}>
      <summary>
        {`${word} `}
        <code>{cutLongValue(value)}</code>
      </summary>
      <code>{value}</code>
    </details>
  );
}
