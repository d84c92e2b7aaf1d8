import type { Direction } from '../../openapi/schema/direction';
import type { SchemaNode } from '../../openapi/schema-node';
import { innerSchema } from './schema-rows';

interface FieldTypeProps {
  node: SchemaNode;
  /** Left out where the question does not arise, as for a variant. */
  required?: boolean;
  deprecated?: boolean;
  direction: Direction;
  /** The name of the row is the type already. */
  isTypeShown?: boolean;
  /** The row describes an object with nothing but this field. */
  isOnlyKey?: boolean;
}

/** "list of Variant · required": the type, linked where it unfolds elsewhere, and its flags. */
export function FieldType({ node, required, deprecated, direction, ...row }: FieldTypeProps) {
  const { target } = innerSchema(node).node;
  const { isTypeShown, isOnlyKey } = row;
  const isRequired = direction === 'request' && required;
  const isDeprecated = deprecated || node.deprecated;
  const type = node.nullable ? `${node.label} or null` : node.label;
  const words = [
    target === undefined && !isTypeShown ? type : '',
    direction === 'response' && required === false ? ' · optional' : '',
    node.access ? ` · ${node.access}` : '',
    isRequired || isDeprecated ? ' · ' : '',
  ];
  return (
    <>
      {isOnlyKey && 'object with this key: '}
      {target !== undefined && <a href={`#${target}`}>{type}</a>}
      {words.join('')}
      {isRequired && <b>required</b>}
      {isRequired && isDeprecated && ' · '}
      {isDeprecated && <em>deprecated</em>}
    </>
  );
}
