import type { FurtherExample } from '../../openapi/operation-view';
import { Html } from '../Html';
import * as styles from '../schema/SchemaNest.module.css';

/** The examples of a body after the first one, which is beside the text. */
export function FurtherExamples({ examples = [] }: { examples?: FurtherExample[] | undefined }) {
  return examples.map(({ title, description, html }) => (
    <details key={title} className={styles.nest}>
      <summary>{`Example: ${title}`}</summary>
      {description && <Html className="text" html={description} />}
      <Html as="div" html={html} />
    </details>
  ));
}
