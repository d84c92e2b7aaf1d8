import { Html } from '../Html';
import * as styles from './CodeRail.module.css';

interface CodeRailProps {
  /** HTML of the samples; may be empty, like that of the response examples. */
  samples: string;
  responseExamples: string;
}

/** Samples and response examples of an operation, beside its text on wide screens. */
export function CodeRail({ samples, responseExamples }: CodeRailProps) {
  return (
    <section className={styles.rail} aria-label="Examples">
      {samples && <Html as="div" html={samples} />}
      {responseExamples && <Html as="div" html={responseExamples} />}
    </section>
  );
}
