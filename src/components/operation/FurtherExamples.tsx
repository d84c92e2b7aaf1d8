import type { FurtherExample } from '../../page-models/views';
import { Html } from '../Html';
import * as styles from '../schema/SchemaTree.module.css';

/** All examples of a body except the first one, which is shown beside the text, and the only one on paper. */
export function FurtherExamples({ examples }: { examples: FurtherExample[] }) {
  return examples.map(({ title, description, html }, index) => (
    <details
      // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list never changes
      key={index}
      className={`${styles.nest} screen-only`}
    >
      <summary>
        <Html as="span" html={`Example: ${title}`} />
      </summary>
      {description && <Html className="text" html={description} />}
      <Html as="div" html={html} />
    </details>
  ));
}
