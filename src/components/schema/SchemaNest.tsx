import { Html } from '../Html';
import * as styles from './SchemaNest.module.css';
import { SchemaTree } from './SchemaTree';
import { hasRows, heldBy, type PlacedSchema, type Side, titleRows } from './schema-rows';

interface SchemaNestProps extends PlacedSchema {
  side: Side;
  depth: number;
  /** The row is one of several alternatives. */
  isVariant: boolean;
}

/** The parts of a row's type, folded. A request shows its first level and the variants in it. */
export function SchemaNest({ node, anchor, side, depth, isVariant }: SchemaNestProps) {
  const held = heldBy(node, anchor);
  if (!hasRows(held.node)) return null;
  return (
    <details
      className={styles.nest}
      id={held.anchor === anchor ? undefined : held.anchor}
      open={side === 'request' && (depth === 0 || isVariant)}
    >
      <summary>{titleRows(node, held.node)}</summary>
      {held.node !== node && held.node.description && (
        <Html className="text" html={held.node.description} />
      )}
      <SchemaTree {...held} side={side} depth={depth + 1} />
    </details>
  );
}
