import type { Direction } from '../../openapi/schema/direction';
import type { SchemaNode } from '../../openapi/schema-node';
import type { Text } from '../../openapi/text';
import { Html } from '../Html';
import { FieldType } from './FieldType';
import { NamedRow } from './NamedRow';
import { SchemaFacts } from './SchemaFacts';
import { SchemaNest } from './SchemaNest';

interface FieldRowProps {
  name: string;
  anchor: string;
  /** That of the variant which only wraps the field. */
  outerAnchor?: string;
  schema: SchemaNode;
  direction: Direction;
  /** How many `details` are around the row. */
  depth?: number;
  /** Left out for a variant or free key, which cannot be required. */
  required?: boolean;
  deprecated?: boolean;
  /** Instead of the schema's own. */
  description?: Text;
  sdkName?: string;
}

/** A parameter, header, field or variant. */
export function FieldRow({ name, anchor, schema, direction, depth = 0, ...rest }: FieldRowProps) {
  const { required, deprecated, description = schema.description, sdkName, outerAnchor } = rest;
  const isVariant = required === undefined;
  return (
    <NamedRow
      anchor={anchor}
      outerAnchor={outerAnchor}
      name={name}
      meta={
        <FieldType
          node={schema}
          required={required}
          deprecated={deprecated}
          direction={direction}
          isTypeShown={isVariant && schema.label === name}
          isOnlyKey={outerAnchor !== undefined}
        />
      }
    >
      {description && <Html className="text" html={description} />}
      <SchemaFacts node={schema} sdkName={sdkName} />
      <SchemaNest node={schema} {...{ anchor, direction, depth, isVariant }} />
    </NamedRow>
  );
}
