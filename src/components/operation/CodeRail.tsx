import { Html } from '../Html';
import * as styles from './CodeRail.module.css';

interface CodeRailProps {
  /** HTML of the samples, and of what the operation returns; either may be empty. */
  samples: string;
  responseExamples: string;
}

/** How to call an operation and what it returns, beside its text where there is room. */
export function CodeRail({ samples, responseExamples }: CodeRailProps) {
  return (
    <section className={styles.rail} aria-label="Examples">
      {samples && <Html as="div" html={samples} />}
      {responseExamples && <Html as="div" html={responseExamples} />}
    </section>
  );
}
