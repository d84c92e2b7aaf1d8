import type { Direction } from '../../openapi/schema/direction';
import { hasRows, innerSchema, titleRows } from '../../openapi/schema-rows';
import type { MediaView } from '../../page-models/views';
import { Html } from '../Html';
import { FieldType } from '../schema/FieldType';
import { SchemaFacts } from '../schema/SchemaFacts';
import { SchemaTree } from '../schema/SchemaTree';
import * as styles from './MediaContent.module.css';

interface MediaContentProps {
  media: MediaView;
  direction: Direction;
  described?: boolean;
}

/** The schema of a body: an object shows its fields, any other schema shows its type first. */
export function MediaContent({ media, direction, described }: MediaContentProps) {
  const { schema, anchor } = media;
  const inner = innerSchema(schema, anchor);
  const rows = hasRows(inner.node);
  const title = titleRows(schema, inner.node);
  const isTitleRedundant = inner.node.kind === 'object' || title.toLowerCase() === schema.label;
  return (
    <>
      {schema.kind !== 'object' && (
        <p className={styles.type}>
          <FieldType node={schema} direction={direction} />
        </p>
      )}
      {(!described || schema.kind === 'primitive') && schema.description && (
        <Html className="text" html={schema.description} />
      )}
      <SchemaFacts node={schema} />
      {media.details && <Html className="text" html={media.details} />}
      {rows && !isTitleRedundant && <p className={styles.type}>{title}</p>}
      {rows && (
        <SchemaTree
          {...inner}
          id={inner.anchor === anchor ? undefined : inner.anchor}
          direction={direction}
        />
      )}
    </>
  );
}
