import type { Method } from '../openapi/model';

interface VerbProps {
  method: Method;
  boxed?: boolean;
}

/** Badge of a method; its rules are in `styles/code.css`, as the prose pipeline writes badges too. */
export function Verb({ method, boxed }: VerbProps) {
  const name = `verb verb--${method.toLowerCase()}`;
  return <span className={boxed ? `${name} verb--box` : name}>{method}</span>;
}
