import { Fragment } from 'react';
import type { Direction } from '../../openapi/schema/direction';
import type { MediaView } from '../../page-models/views';
import * as styles from './BodyContent.module.css';
import { MediaContent } from './MediaContent';

interface BodyContentProps {
  content: MediaView[];
  direction: Direction;
  /** The body has a description of its own, shown already. */
  described?: boolean;
}

/** Goes without saying in a response. */
const usual = 'application/json';

/** A body in each of its media types; a single one that goes without saying has no heading. */
export function BodyContent({ content, direction, described }: BodyContentProps) {
  return content.map((media, index) => (
    <Fragment key={media.type}>
      {(content.length > 1 || (direction === 'response' && media.type !== usual)) && (
        // The first one has the anchor of the request or response.
        <h3 className={styles.media} id={index === 0 ? undefined : media.anchor}>
          <code>{media.type}</code>
        </h3>
      )}
      <MediaContent media={media} direction={direction} described={described} />
    </Fragment>
  ));
}
