import type { Method } from '../openapi/model';
import { CopyButton } from './CopyButton';
import * as styles from './Endpoint.module.css';
import { MethodBadge } from './MethodBadge';
import { PathTemplate } from './PathTemplate';

interface EndpointProps {
  method?: Method;
  /** A path relative to the base URL, or the base URL itself. */
  path: string;
}

export function Endpoint({ method, path }: EndpointProps) {
  return (
    <p className={styles.endpoint}>
      {method && <MethodBadge method={method} boxed />}
      <PathTemplate path={path} />
      <CopyButton label={method ? 'Copy path' : 'Copy base URL'} text={path} />
    </p>
  );
}
