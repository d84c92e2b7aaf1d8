import { cutLongValue, isLongValue } from '../../text/long-value';
import * as styles from './LongValue.module.css';

/** A value as code; a long one is folded, with its beginning in view. */
export function LongValue({ word, value }: { word?: string; value: string }) {
  const name = word === undefined ? '' : `${word} `;
  if (!isLongValue(value)) {
    return (
      <>
        {name}
        <code>{value}</code>
      </>
    );
  }
  return (
    <details className={styles.value}>
      <summary>
        {name}
        <code>{cutLongValue(value)}</code>
      </summary>
      <code>{value}</code>
    </details>
  );
}
