import type { ReasonView } from '../../page-models/views';
import { Html } from '../Html';
import * as nest from '../schema/SchemaTree.module.css';
import * as styles from './ReasonList.module.css';

/** The reasons for an error. Each says how to provoke it, and has the body of the response folded. */
export function ReasonList({ reasons }: { reasons: ReasonView[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ title, anchor, description, html }) => (
        <li key={anchor}>
          <details id={anchor} className={nest.nest}>
            <summary>
              <Html as="span" html={title} />
            </summary>
            {description && <Html className="text" html={description} />}
            <Html as="div" html={html} />
          </details>
        </li>
      ))}
    </ul>
  );
}
