import type { SchemaNode } from '../../openapi/schema-node';
import { Html } from '../Html';
import { Mark } from '../Mark';
import * as styles from './EnumValues.module.css';

/** The allowed values, on one line, or as a list if any of them has a name or a description. */
export function EnumValues({ node }: { node: SchemaNode }) {
  const { values, default: defaultValue } = node;
  if (values.length === 0) return null;
  if (values.some(({ name, description }) => name ?? description)) {
    return (
      <dl className={styles.meanings}>
        {values.map(({ value, name, description, mark }) => (
          <div key={value}>
            <dt>
              <code>{value}</code>
              {value === defaultValue && ' default'}
              <Mark>{mark}</Mark>
            </dt>
            {(name ?? description) && (
              <dd>
                {name && <b>{name}</b>}
                {description && <Html html={description} />}
              </dd>
            )}
          </div>
        ))}
      </dl>
    );
  }
  return (
    <p className={styles.values}>
      {values.map(({ value, mark }) => (
        <span key={value}>
          <code>{value}</code>
          {value === defaultValue && ' default'}
          <Mark>{mark}</Mark>
        </span>
      ))}
    </p>
  );
}
