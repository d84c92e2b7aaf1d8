import { Html } from '../Html';
import * as styles from './CodeRail.module.css';

interface CodeRailProps {
  /** HTML of the samples, and of the responses; either may be empty. */
  samples: string;
  responses: string;
}

/** How to call an operation and what it returns, beside its text where there is room. */
export function CodeRail({ samples, responses }: CodeRailProps) {
  return (
    <section className={styles.rail} aria-label="Examples">
      {samples && <Html as="div" html={samples} />}
      {responses && <Html as="div" html={responses} />}
    </section>
  );
}
