import type { SchemaNode } from '../../openapi/model';
import { heldBy, type Side } from './schema-rows';

interface FieldTypeProps {
  node: SchemaNode;
  /** Left out where the question does not arise, as for a variant. */
  required?: boolean;
  deprecated?: boolean;
  side: Side;
  /** The row says the name of its type already. */
  isNamed?: boolean;
  /** The row stands for an object with nothing but this field. */
  isLone?: boolean;
}

/** "list of Variant · required": the type, linked where it unfolds elsewhere, and its marks. */
export function FieldType({ node, required, deprecated, side, ...row }: FieldTypeProps) {
  const { target } = heldBy(node).node;
  const { isNamed, isLone } = row;
  const isRequired = side === 'request' && required;
  const isDeprecated = deprecated || node.deprecated;
  const type = node.nullable ? `${node.label} or null` : node.label;
  const words = [
    target === undefined && !isNamed ? type : '',
    side === 'response' && required === false ? ' · optional' : '',
    node.access ? ` · ${node.access}` : '',
    isRequired || isDeprecated ? ' · ' : '',
  ];
  return (
    <>
      {isLone && 'object with this key: '}
      {target !== undefined && <a href={`#${target}`}>{type}</a>}
      {words.join('')}
      {isRequired && <b>required</b>}
      {isRequired && isDeprecated && ' · '}
      {isDeprecated && <em>deprecated</em>}
    </>
  );
}
