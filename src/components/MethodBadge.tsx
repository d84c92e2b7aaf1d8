import type { Method } from '../openapi/model';

interface MethodBadgeProps {
  method: Method;
  boxed?: boolean;
}

/** An HTTP method. Styled in `styles/code.css`, because the prose pipeline writes badges too. */
export function MethodBadge({ method, boxed }: MethodBadgeProps) {
  const className = `verb verb--${method.toLowerCase()}`;
  return <span className={boxed ? `${className} verb--box` : className}>{method}</span>;
}
