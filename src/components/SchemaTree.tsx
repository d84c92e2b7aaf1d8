import { FieldList } from './FieldList';
import { FieldRow } from './FieldRow';
import type { PlacedSchema, Side } from './schema-rows';

interface SchemaTreeProps extends PlacedSchema {
  /** Where nothing around the rows carries their anchor. */
  id?: string;
  side: Side;
  depth?: number;
}

/** The fields, variants and free keys of one schema; what they hold in turn is in their rows. */
export function SchemaTree({ node, anchor, id, side, depth = 0 }: SchemaTreeProps) {
  const free = node.kind === 'object' || node.kind === 'tuple' ? node.items : undefined;
  const shared = { side, depth };
  return (
    <FieldList id={id} dense={side === 'response'}>
      {node.fields.map((field) => (
        <FieldRow key={field.anchor} {...field} {...shared} />
      ))}
      {node.variants.map(({ label, ...variant }) => (
        <FieldRow key={variant.anchor} name={label} {...variant} {...shared} />
      ))}
      {free && (
        <FieldRow
          name={node.kind === 'tuple' ? 'further places' : 'any other key'}
          anchor={`${anchor}.*`}
          schema={free}
          {...shared}
        />
      )}
    </FieldList>
  );
}
