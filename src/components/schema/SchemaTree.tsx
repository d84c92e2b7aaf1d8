import type { Direction } from '../../openapi/schema/direction';
import type { Variant } from '../../openapi/schema-node';
import { FieldList } from './FieldList';
import { FieldRow } from './FieldRow';
import { type AnchoredSchema, freeRow } from './schema-rows';

interface SchemaTreeProps extends AnchoredSchema {
  /** The anchor, if no element around the rows has it already. */
  id?: string;
  direction: Direction;
  depth?: number;
}

/** The fields, variants and free keys of one schema; each row nests its own parts. */
export function SchemaTree({ node, anchor, id, direction, depth = 0 }: SchemaTreeProps) {
  const free = freeRow(node, anchor);
  const shared = { direction, depth };
  return (
    <FieldList id={id}>
      {node.fields.map((field) => (
        <FieldRow key={field.anchor} {...field} {...shared} />
      ))}
      {node.variants.map((variant) => (
        <VariantRow key={variant.anchor} variant={variant} {...shared} />
      ))}
      {free && <FieldRow {...free} {...shared} />}
      {node.rules?.map(({ label, ...rule }) => (
        <FieldRow key={rule.anchor} name={label} {...rule} {...shared} />
      ))}
    </FieldList>
  );
}

interface VariantRowProps {
  variant: Variant;
  direction: Direction;
  depth: number;
}

/** A variant. One that only wraps a field is shown as that field's row, which gets both anchors. */
function VariantRow({ variant, ...row }: VariantRowProps) {
  const field = variant.wrapsField && variant.schema.fields[0];
  const { anchor, schema } = field ?? variant;
  const outerAnchor = field && variant.anchor;
  const mark = variant.mark ?? (field || undefined)?.mark;
  return (
    <FieldRow
      name={variant.label}
      anchor={anchor}
      outerAnchor={outerAnchor}
      schema={schema}
      mark={mark}
      {...row}
    />
  );
}
