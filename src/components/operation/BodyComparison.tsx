import type { BodyDifference } from '../../openapi/compare-bodies';
import { Link } from '../Link';
import * as styles from './BodyComparison.module.css';

export interface BodyComparisonProps {
  /** Of the operation that creates. */
  title: string;
  route: string;
  differences: BodyDifference[];
}

/** What a body that updates has in common with the one that creates, and what it has not. */
export function BodyComparison({ title, route, differences }: BodyComparisonProps) {
  return (
    <div className={`text ${styles.comparison}`}>
      <p>
        Same fields as <Link to={route}>{title}</Link>
        {differences.length > 0 ? ', except:' : '.'}
      </p>
      {differences.length > 0 && (
        <ul>
          {differences.map(({ words, names }) => (
            <li key={words}>
              {names.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <code>{name}</code>
                </span>
              ))}
              {` ${words}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
