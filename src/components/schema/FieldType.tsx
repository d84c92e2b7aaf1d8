import type { Direction } from '../../openapi/schema/direction';
import type { SchemaNode } from '../../openapi/schema-node';
import { innerSchema } from '../../openapi/schema-rows';
import { Link } from '../Link';
import { Breakable } from './Breakable';

interface FieldTypeProps {
  node: SchemaNode;
  /** Undefined for a variant or free key, which cannot be required. */
  required?: boolean;
  deprecated?: boolean;
  direction: Direction;
  /** The row's name already shows the type. */
  isTypeShown?: boolean;
  /** The row describes an object that has only this field. */
  isOnlyKey?: boolean;
}

/** The type and its flags, such as "list of Variant · required"; links to a type shown elsewhere. */
export function FieldType({ node, required, deprecated, direction, ...row }: FieldTypeProps) {
  const { target, page } = innerSchema(node).node;
  const link = target === undefined ? page?.route : `#${target}`;
  const { isTypeShown, isOnlyKey } = row;
  const isRequired = direction === 'request' && required;
  const isDeprecated = deprecated || node.deprecated;
  const type = node.nullable ? `${node.label} or null` : node.label;
  const shown = <Breakable name={type} kind="type" />;
  const words = [
    direction === 'response' && required === false ? ' · optional' : '',
    node.access ? ` · ${node.access}` : '',
    isRequired || isDeprecated ? ' · ' : '',
  ];
  return (
    <>
      {isOnlyKey && 'object with this key: '}
      {link !== undefined && <Link to={link}>{shown}</Link>}
      {link === undefined && !isTypeShown && shown}
      {words.join('')}
      {isRequired && <b>required</b>}
      {isRequired && isDeprecated && ' · '}
      {isDeprecated && <em>deprecated</em>}
    </>
  );
}
