import type { ParameterExample } from '../../openapi/messages';
import { Html } from '../Html';
import * as styles from './EnumValues.module.css';
import { LongValue } from './LongValue';

/** All examples of a parameter or header, with what authors say about them. */
export function ExampleValues({ examples }: { examples: ParameterExample[] }) {
  return (
    <dl className={styles.meanings} aria-label="Examples">
      {examples.map(({ value, details, description }) => (
        <div key={value ?? details}>
          <dt>
            {'example '}
            {value !== undefined && <LongValue value={value} />}
            {details && <Html html={details} />}
          </dt>
          <dd>{description && <Html html={description} />}</dd>
        </div>
      ))}
    </dl>
  );
}
