import { Fragment } from 'react';
import * as styles from './PathTemplate.module.css';

/** Parameters, and the text between them up to the next slash. */
const part = /\{[^}]*\}|^\/?[^/{]*\/*|[^/{]*\/+|[^/{]+|\{/g;

/** A path that may break after its slashes, its `{parameters}` highlighted. */
export function PathTemplate({ path }: { path: string }) {
  const parts = (path.match(part) ?? []).filter(Boolean);
  return (
    <code className={styles.path}>
      {parts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never move
        <Fragment key={index}>
          {parts[index - 1]?.endsWith('/') && <wbr />}
          {text.startsWith('{') ? <i>{text}</i> : text}
        </Fragment>
      ))}
    </code>
  );
}
