import type { ListedOperation } from '../../page-models/model';
import type { AreaView } from '../../page-models/views';
import { Html } from '../Html';
import { Link } from '../Link';
import { MethodBadge } from '../MethodBadge';
import { PathTemplate } from '../PathTemplate';
import * as styles from './OperationTable.module.css';

/** A table of operations; each row is a link as a whole. */
export function OperationTable({ groups }: Pick<AreaView, 'groups'>) {
  const isDescribed = groups.some(({ operations }) =>
    operations.some(({ description }) => description),
  );
  return (
    <table className={styles.operations}>
      <caption>Operations</caption>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">Operation</th>
          <th scope="col">Path</th>
          {isDescribed && <th scope="col">What it does</th>}
        </tr>
      </thead>
      {groups.map(({ title, anchor, operations }) => (
        <tbody key={title ?? ''}>
          {title && (
            <tr className={styles.group}>
              <th id={anchor} scope="rowgroup" colSpan={isDescribed ? 4 : 3}>
                {title}
              </th>
            </tr>
          )}
          {operations.map((operation) => (
            <OperationRow key={operation.route} operation={operation} isDescribed={isDescribed} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface OperationRowProps {
  operation: ListedOperation;
  isDescribed: boolean;
}

function OperationRow({ operation, isDescribed }: OperationRowProps) {
  const { title, route, method, path, description, deprecated } = operation;
  return (
    <tr>
      <td>
        <MethodBadge method={method} boxed />
      </td>
      <th scope="row">
        <Link to={route}>{title}</Link>
        {deprecated && <em>deprecated</em>}
      </th>
      <td>
        <PathTemplate path={path} />
      </td>
      {isDescribed && <td>{description && <Html html={description} />}</td>}
    </tr>
  );
}
