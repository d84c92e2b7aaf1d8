import type { SchemaNode } from '../../openapi/schema-node';
import { Html } from '../Html';
import * as styles from './EnumValues.module.css';

/** The values that are allowed, in a line, or in a list where one of them is explained. */
export function EnumValues({ node }: { node: SchemaNode }) {
  const { values, default: preset } = node;
  if (values.length === 0) return null;
  if (values.some(({ description }) => description)) {
    return (
      <dl className={styles.meanings}>
        {values.map(({ value, description }) => (
          <div key={value}>
            <dt>
              <code>{value}</code>
              {value === preset && ' default'}
            </dt>
            {description && (
              <dd>
                <Html html={description} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    );
  }
  return (
    <p className={styles.values}>
      {values.map(({ value }) => (
        <span key={value}>
          <code>{value}</code>
          {value === preset && ' default'}
        </span>
      ))}
    </p>
  );
}
