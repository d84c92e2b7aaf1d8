import { Html } from '../Html';
import * as styles from './CodeRail.module.css';

interface CodeRailProps {
  /** HTML of the samples, and of what the operation answers; either may be empty. */
  samples: string;
  answers: string;
}

/** How to call an operation and what it answers, beside its text where there is room. */
export function CodeRail({ samples, answers }: CodeRailProps) {
  return (
    <section className={styles.rail} aria-label="Examples">
      {samples && <Html as="div" html={samples} />}
      {answers && <Html as="div" html={answers} />}
    </section>
  );
}
