import { Html } from '../Html';
import * as styles from './SchemaNest.module.css';
import { SchemaTree } from './SchemaTree';
import { type AnchoredSchema, hasRows, innerSchema, type Side, titleRows } from './schema-rows';

interface SchemaNestProps extends AnchoredSchema {
  side: Side;
  depth: number;
  /** The row is one of several alternatives. */
  isVariant: boolean;
}

/** The parts of a row's type, folded. A request shows its first level and the variants in it. */
export function SchemaNest({ node, anchor, side, depth, isVariant }: SchemaNestProps) {
  const inner = innerSchema(node, anchor);
  if (!hasRows(inner.node)) return null;
  return (
    <details
      className={styles.nest}
      id={inner.anchor === anchor ? undefined : inner.anchor}
      open={side === 'request' && (depth === 0 || isVariant)}
    >
      <summary>{titleRows(node, inner.node)}</summary>
      {inner.node !== node && inner.node.description && (
        <Html className="text" html={inner.node.description} />
      )}
      <SchemaTree {...inner} side={side} depth={depth + 1} />
    </details>
  );
}
