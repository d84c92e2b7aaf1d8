import { Html } from '../Html';
import { Link } from '../Link';
import * as styles from './LifeCycle.module.css';

export interface LifeCycleEntry {
  operations: { title: string; route: string }[];
  states: string[];
  /** HTML. */
  description?: string;
  /** The operation of the page takes this step. */
  isCurrent?: boolean;
}

interface LifeCycleProps {
  steps: LifeCycleEntry[];
  /** HTML of a drawing above them. */
  figure?: string | undefined;
}

/** The states that what an area manages goes through, and the operations that lead to them. */
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
