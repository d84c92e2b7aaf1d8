import { headRetry } from '../../openapi/errors';
import type { OperationView } from '../../page-models/views';
import { Html } from '../Html';
import { Icon } from '../Icon';
import { Mark } from '../Mark';
import * as nest from '../schema/SchemaTree.module.css';
import { OperationBar } from './OperationBar';
import * as styles from './OperationHead.module.css';
import { SharedHeaders } from './SharedHeaders';

export function OperationHead({ operation }: { operation: OperationView }) {
  const { title, id, isIdMade, description, deprecated, mark, retry, serverNote } = operation;
  return (
    <>
      <hgroup className={styles.title}>
        <h1>{title}</h1>
        <p>
          {!isIdMade && (
            <>
              <span className="vh">Operation ID </span>
              <code>{id}</code>
            </>
          )}
          <Mark>{mark}</Mark>
        </p>
      </hgroup>
      <OperationBar {...operation} />
      {serverNote && (
        <p className={styles.note}>
          <Icon name="warning" />
          <Html as="span" html={serverNote} />
        </p>
      )}
      {deprecated && (
        <p className={styles.deprecated}>
          <Icon name="warning" />
          Deprecated: do not use it in new code.
        </p>
      )}
      {description && <Html className={`lede ${styles.lede}`} html={description} />}
      <div className={styles.facts}>
        {retry && (
          <details className={`${nest.nest} ${styles.retry}`}>
            <summary>
              <Html as="span" html={headRetry(retry)} />
            </summary>
            <Html className="text" html={retry.description} />
          </details>
        )}
        <SharedHeaders
          headers={operation.sharedHeaders}
          authentication={operation.authentication}
        />
      </div>
    </>
  );
}
