import type { OperationView } from '../../page-models/views';
import { Endpoint } from '../Endpoint';
import { Html } from '../Html';
import { Icon } from '../Icon';
import * as styles from './OperationHead.module.css';
import { SharedHeaders } from './SharedHeaders';

export function OperationHead({ operation }: { operation: OperationView }) {
  const { title, id, method, path, description, deprecated } = operation;
  return (
    <>
      <hgroup className={styles.title}>
        <h1>{title}</h1>
        <p>
          <span className="vh">Operation id </span>
          <code>{id}</code>
        </p>
      </hgroup>
      <Endpoint method={method} path={path} />
      {deprecated && (
        <p className={styles.deprecated}>
          <Icon name="warning" />
          Deprecated: leave it out of new code.
        </p>
      )}
      {description && <Html className="lede" html={description} />}
      <SharedHeaders headers={operation.sharedHeaders} authentication={operation.authentication} />
    </>
  );
}
