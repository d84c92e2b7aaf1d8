import type { OperationView } from '../../page-models/views';
import { Html } from '../Html';
import { Link } from '../Link';
import * as styles from './CodeRail.module.css';

interface CodeRailProps {
  /** HTML of the samples; may be empty, like that of the response examples. */
  samples: string;
  responseExamples: string;
  /** The step of the tour that the samples show. */
  step?: OperationView['step'];
}

/** Samples and response examples of an operation, beside its text on wide screens, and folded on others. */
export function CodeRail({ samples, responseExamples, step }: CodeRailProps) {
  return (
    <section className={styles.rail} aria-label="Examples">
      <details className="details screen-only">
        <summary>
          {samples ? `Request sample${responseExamples && ' and response'}` : 'Response example'}
        </summary>
      </details>
      {samples && (
        <div>
          {step && (
            <p>
              Request of <Link to={step.route}>{`step ${step.number} of the tour`}</Link>
            </p>
          )}
          <Html as="div" html={samples} />
        </div>
      )}
      {responseExamples && <Html as="div" html={responseExamples} />}
    </section>
  );
}
