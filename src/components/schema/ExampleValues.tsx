import type { ParameterExample } from '../../openapi/messages';
import { isLongValue } from '../../text/long-value';
import { Html } from '../Html';
import * as styles from './EnumValues.module.css';
import { LongValue } from './LongValue';

/** All examples of a parameter or header, with what authors say about them. */
export function ExampleValues({ examples }: { examples: ParameterExample[] }) {
  return (
    <dl className={styles.meanings}>
      {examples.map(({ value, details, description }) => (
        <div key={value ?? details} className={isLongValue(value ?? '') ? styles.wide : undefined}>
          <dt>
            {isLongValue(value ?? '') ? (
              <LongValue word="example" value={value ?? ''} />
            ) : (
              <>
                {'example '}
                {details ? <Html as="span" html={details} /> : <code>{value}</code>}
              </>
            )}
          </dt>
          <dd>{description && <Html html={description} />}</dd>
        </div>
      ))}
    </dl>
  );
}
