import type { Direction } from '../../openapi/schema/direction';
import { Html } from '../Html';
import * as styles from './SchemaNest.module.css';
import { SchemaTree } from './SchemaTree';
import { type AnchoredSchema, hasRows, innerSchema, titleRows } from './schema-rows';

interface SchemaNestProps extends AnchoredSchema {
  direction: Direction;
  depth: number;
  /** True if the row is one of several alternatives. */
  isVariant: boolean;
}

/** The collapsible parts of a row's type. In a request, the first level and variants start open. */
export function SchemaNest({ node, anchor, direction, depth, isVariant }: SchemaNestProps) {
  const inner = innerSchema(node, anchor);
  if (!hasRows(inner.node)) return null;
  return (
    <details
      className={styles.nest}
      id={inner.anchor === anchor ? undefined : inner.anchor}
      open={direction === 'request' && (depth === 0 || isVariant)}
    >
      <summary>{titleRows(node, inner.node)}</summary>
      {inner.node !== node && inner.node.description && (
        <Html className="text" html={inner.node.description} />
      )}
      <SchemaTree {...inner} direction={direction} depth={depth + 1} />
    </details>
  );
}
