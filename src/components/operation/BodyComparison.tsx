import type { OperationView } from '../../page-models/views';
import { Link } from '../Link';
import * as styles from './BodyComparison.module.css';

/** Compares the body of an update with that of the operation that creates the resource. */
export function BodyComparison({ creator, differences }: NonNullable<OperationView['comparison']>) {
  return (
    <div className={`text ${styles.comparison}`}>
      <p>
        Same fields as <Link to={creator.route}>{creator.title}</Link>
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
