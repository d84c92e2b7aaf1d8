import type { BodyComparison as Comparison } from '../../openapi/compare-bodies';
import { Link } from '../Link';
import * as styles from './BodyComparison.module.css';

/** What a body that updates has in common with the one that creates, and what it has not. */
export function BodyComparison({
  title,
  route,
  ...comparison
}: Comparison & { title: string; route: string }) {
  const { added, missing, optional, required } = comparison;
  const differences: [words: string, names: string[]][] = [
    ['optional here', optional],
    ['required here', required],
    ['only here', added],
    ['not here', missing],
  ];
  const told = differences.filter(([, names]) => names.length > 0);
  return (
    <div className={`text ${styles.comparison}`}>
      <p>
        Same fields as <Link to={route}>{title}</Link>
        {told.length > 0 ? ', except:' : '.'}
      </p>
      {told.length > 0 && (
        <ul>
          {told.map(([words, names]) => (
            <li key={words}>
              {names.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <code>{name}</code>
                </span>
              ))}
              {` ${names.length === 1 ? 'is' : 'are'} ${words}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
