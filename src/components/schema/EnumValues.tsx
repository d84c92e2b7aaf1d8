import type { EnumValue, SchemaNode } from '../../openapi/schema-node';
import { Html } from '../Html';
import { Mark } from '../Mark';
import * as styles from './EnumValues.module.css';
import * as nest from './SchemaTree.module.css';

/** More values than these would push all else that a page says off the screen. */
const most = 24;

/** The allowed values, or those that are known. */
export function EnumValues({ node }: { node: SchemaNode }) {
  if (node.values.length === 0) return null;
  return (
    <>
      {node.hasOtherValues && <p className={styles.values}>Known values:</p>}
      <ValueList node={node} />
    </>
  );
}

/** Values side by side, with many of them folded, or as a list if any has a name or a description. */
function ValueList({ node }: { node: SchemaNode }) {
  const { values, default: defaultValue } = node;
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
  const shown = values.length > most ? values.slice(0, most / 2) : values;
  const folded = values.slice(shown.length);
  return (
    <>
      <ValueLine values={shown} defaultValue={defaultValue} />
      {folded.length > 0 && (
        <details className={nest.nest}>
          <summary>{`${folded.length} more values`}</summary>
          <ValueLine values={folded} defaultValue={defaultValue} />
        </details>
      )}
    </>
  );
}

interface ValueLineProps {
  values: readonly EnumValue[];
  defaultValue: string | undefined;
}

function ValueLine({ values, defaultValue }: ValueLineProps) {
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
