import { Fragment } from 'react';
import type { Direction } from '../../openapi/schema/direction';
import type { MediaView } from '../../page-models/views';
import * as styles from './BodyContent.module.css';
import { MediaContent } from './MediaContent';

interface BodyContentProps {
  content: MediaView[];
  direction: Direction;
  /** The description of the body itself is already shown. */
  described?: boolean;
}

/** Not shown in a response that has no other media type. */
const defaultMediaType = 'application/json';

/** The body in each of its media types, with a heading unless there is only the default one. */
export function BodyContent({ content, direction, described }: BodyContentProps) {
  // In a response, it is below the heading with the status.
  const Heading = direction === 'response' ? 'h4' : 'h3';
  return content.map((media, index) => (
    <Fragment key={media.type}>
      {(content.length > 1 || (direction === 'response' && media.type !== defaultMediaType)) && (
        // The first one uses the anchor of the request or response.
        <Heading className={styles.media} id={index === 0 ? undefined : media.anchor}>
          <code>{media.type}</code>
        </Heading>
      )}
      <MediaContent media={media} direction={direction} described={described} />
    </Fragment>
  ));
}
