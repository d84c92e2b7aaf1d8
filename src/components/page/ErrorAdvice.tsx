import { retryWords } from '../../openapi/errors';
import type { ErrorMeaning } from '../../openapi/messages';
import { Html } from '../Html';
import * as styles from './ErrorAdvice.module.css';

/** What an error means, whether a retry is safe, and what to do. */
export function ErrorAdvice({ meaning, retry, action }: ErrorMeaning) {
  return (
    <dl className={styles.advice}>
      <dt>Meaning</dt>
      <Html as="dd" html={meaning} />
      <dt>Retry</dt>
      <dd>{retryWords[retry]}</dd>
      <dt>What to do</dt>
      <Html as="dd" html={action} />
    </dl>
  );
}
