import type { ParameterExample } from '../../openapi/messages';
import type { Direction } from '../../openapi/schema/direction';
import type { SchemaNode, Variant } from '../../openapi/schema-node';
import {
  type AnchoredSchema,
  freeRow,
  hasRows,
  innerSchema,
  splitFields,
  titleRows,
} from '../../openapi/schema-rows';
import type { Text } from '../../openapi/text';
import { countOf } from '../../text/count-of';
import { Html } from '../Html';
import { Mark } from '../Mark';
import { FieldList } from './FieldList';
import { FieldType } from './FieldType';
import { NamedRow } from './NamedRow';
import { SchemaFacts } from './SchemaFacts';
import * as styles from './SchemaTree.module.css';

interface SchemaTreeProps extends AnchoredSchema {
  /** The anchor, if no element around the rows has it already. */
  id?: string;
  direction: Direction;
  depth?: number;
}

/** More alternatives than these start closed, so that readers see which there are. */
const mostOpen = 6;

/** The fields, variants and free keys of one schema; each row nests its own parts. */
export function SchemaTree({ node, anchor, id, direction, depth = 0 }: SchemaTreeProps) {
  const free = freeRow(node, anchor);
  const shared = { direction, depth };
  const { sent, ignored } = splitFields(node, direction);
  return (
    <FieldList id={id}>
      {sent.map((field) => (
        <FieldRow key={field.anchor} {...field} {...shared} />
      ))}
      {node.variants.map((variant) => (
        <VariantRow
          key={variant.anchor}
          variant={variant}
          isOpen={node.variants.length <= mostOpen}
          {...shared}
        />
      ))}
      {free && <FieldRow {...free} {...shared} />}
      {node.rules?.map(({ label, ...rule }) => (
        <FieldRow key={rule.anchor} name={label} isPhrase {...rule} {...shared} />
      ))}
      {ignored.length > 0 && (
        <li className={styles.ignored}>
          <details className={styles.nest}>
            <summary>{`${countOf(ignored.length, 'field')} that the server sets`}</summary>
            <FieldList>
              {ignored.map((field) => (
                <FieldRow key={field.anchor} {...field} direction={direction} depth={depth + 1} />
              ))}
            </FieldList>
          </details>
        </li>
      )}
    </FieldList>
  );
}

interface VariantRowProps {
  variant: Variant;
  direction: Direction;
  depth: number;
  isOpen: boolean;
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

interface FieldRowProps {
  name: string;
  anchor: string;
  /** The anchor of a variant that only wraps this field. */
  outerAnchor?: string;
  schema: SchemaNode;
  direction: Direction;
  /** The number of `details` around the row. */
  depth?: number;
  /** Whether its parts start open in a request, unless it is on the first level, where they do. */
  isOpen?: boolean;
  /** Undefined for a variant or free key, which cannot be required. */
  required?: boolean;
  deprecated?: boolean;
  /** Defaults to the description of the schema. */
  description?: Text;
  examples?: ParameterExample[];
  sdkName?: string;
  mark?: string;
  isPhrase?: boolean;
}

/** A parameter, header, field or variant. */
export function FieldRow({ name, anchor, schema, direction, depth = 0, ...rest }: FieldRowProps) {
  const { required, deprecated, description = schema.description, sdkName, outerAnchor } = rest;
  const { mark, examples } = rest;
  const isVariant = required === undefined;
  return (
    <NamedRow
      anchor={anchor}
      outerAnchor={outerAnchor}
      name={name}
      isPhrase={rest.isPhrase}
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
      <SchemaFacts node={schema} examples={examples} sdkName={sdkName} />
      <SchemaNest
        node={schema}
        anchor={anchor}
        direction={direction}
        depth={depth}
        isOpen={rest.isOpen ?? isVariant}
      />
    </NamedRow>
  );
}

interface SchemaNestProps extends AnchoredSchema {
  direction: Direction;
  depth: number;
  isOpen: boolean;
}

/** The collapsible parts of a row's type. In a request, the first level and few variants start open. */
function SchemaNest({ node, anchor, direction, depth, isOpen }: SchemaNestProps) {
  const inner = innerSchema(node, anchor);
  if (!hasRows(inner.node)) return null;
  return (
    <details
      className={styles.nest}
      id={inner.anchor === anchor ? undefined : inner.anchor}
      open={direction === 'request' && (depth === 0 || isOpen)}
    >
      <summary>{titleRows(node, inner.node)}</summary>
      {inner.node !== node && inner.node.description && (
        <Html className="text" html={inner.node.description} />
      )}
      <SchemaTree {...inner} direction={direction} depth={depth + 1} />
    </details>
  );
}
