import type { Method } from '../openapi/model';

interface MethodBadgeProps {
  method: Method;
  boxed?: boolean;
}

/** A method; its style is in `styles/code.css`, because the prose pipeline writes badges too. */
export function MethodBadge({ method, boxed }: MethodBadgeProps) {
  const name = `verb verb--${method.toLowerCase()}`;
  return <span className={boxed ? `${name} verb--box` : name}>{method}</span>;
}
