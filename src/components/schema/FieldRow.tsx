import type { Direction } from '../../openapi/schema/direction';
import type { SchemaNode } from '../../openapi/schema-node';
import type { Text } from '../../openapi/text';
import { Html } from '../Html';
import { Mark } from '../Mark';
import { FieldType } from './FieldType';
import { NamedRow } from './NamedRow';
import { SchemaFacts } from './SchemaFacts';
import { SchemaNest } from './SchemaNest';

interface FieldRowProps {
  name: string;
  anchor: string;
  /** The anchor of a variant that only wraps this field. */
  outerAnchor?: string;
  schema: SchemaNode;
  direction: Direction;
  /** The number of `details` around the row. */
  depth?: number;
  /** Undefined for a variant or free key, which cannot be required. */
  required?: boolean;
  deprecated?: boolean;
  /** Defaults to the description of the schema. */
  description?: Text;
  sdkName?: string;
  mark?: string;
}

/** A parameter, header, field or variant. */
export function FieldRow({ name, anchor, schema, direction, depth = 0, ...rest }: FieldRowProps) {
  const { required, deprecated, description = schema.description, sdkName, outerAnchor } = rest;
  const { mark } = rest;
  const isVariant = required === undefined;
  return (
    <NamedRow
      anchor={anchor}
      outerAnchor={outerAnchor}
      name={name}
      meta={
        <>
          <FieldType
            node={schema}
            required={required}
            deprecated={deprecated}
            direction={direction}
            isTypeShown={isVariant && schema.label === name}
            isOnlyKey={outerAnchor !== undefined}
          />
          <Mark>{mark}</Mark>
        </>
      }
    >
      {description && <Html className="text" html={description} />}
      <SchemaFacts node={schema} sdkName={sdkName} />
      <SchemaNest
        node={schema}
        anchor={anchor}
        direction={direction}
        depth={depth}
        isVariant={isVariant}
      />
    </NamedRow>
  );
}
