import { Fragment } from 'react';
import type { MediaType } from '../openapi/model';
import * as styles from './BodyContent.module.css';
import { MediaContent } from './MediaContent';
import type { Side } from './schema-rows';

interface BodyContentProps {
  content: MediaType[];
  /** Anchor of the request or response, which is that of its first media type too. */
  anchor: string;
  side: Side;
  /** The body has a description of its own, shown already. */
  described?: boolean;
}

/** A body in each of its media types; a single one goes without a heading. */
export function BodyContent({ content, anchor, side, described }: BodyContentProps) {
  return content.map((media, index) => {
    const place = index === 0 ? anchor : `${anchor}.${media.type}`;
    return (
      <Fragment key={media.type}>
        {content.length > 1 && (
          <h3 className={styles.media} id={index === 0 ? undefined : place}>
            <code>{media.type}</code>
          </h3>
        )}
        <MediaContent media={media} anchor={place} side={side} described={described} />
      </Fragment>
    );
  });
}
