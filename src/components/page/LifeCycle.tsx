import type { LifeCycleStepView } from '../../page-models/views';
import { Html } from '../Html';
import { Link } from '../Link';
import * as styles from './LifeCycle.module.css';

interface LifeCycleProps {
  steps: LifeCycleStepView[];
  /** HTML of a figure shown above the steps. */
  figure?: string | undefined;
}

/** The states that an area's resource goes through, and the operations that lead to them. */
export function LifeCycle({ steps, figure }: LifeCycleProps) {
  return (
    <div className={styles.frame}>
      {figure && <Html html={figure} />}
      <ol className={styles.steps}>
        {steps.map(({ operations, states, description, isCurrent }) => (
          <li key={operations[0]?.route} aria-current={isCurrent ? 'step' : undefined}>
            <p>
              {operations.map(({ title, route }, index) => (
                <span key={route}>
                  {index > 0 && ' or '}
                  <Link to={route}>{title}</Link>
                </span>
              ))}
            </p>
            {description && <Html html={description} />}
            <p>
              {states.map((state) => (
                <code key={state}>{state}</code>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
