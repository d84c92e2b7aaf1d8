import type { Direction } from '../../openapi/schema/direction';
import { Html } from '../Html';
import * as styles from './SchemaNest.module.css';
import { SchemaTree } from './SchemaTree';
import { type AnchoredSchema, hasRows, innerSchema, titleRows } from './schema-rows';

interface SchemaNestProps extends AnchoredSchema {
  direction: Direction;
  depth: number;
  /** The row is one of several alternatives. */
  isVariant: boolean;
}

/** The parts of a row's type, folded. A request shows its first level and the variants in it. */
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
