import { Fragment } from 'react';
import * as styles from './PathTemplate.module.css';

/** Parameters, and the text between them up to the next slash. */
const part = /\{[^}]*\}|^\/?[^/{]*\/*|[^/{]*\/+|[^/{]+|\{/g;

/** A path that may break after its slashes, its `{parameters}` highlighted. */
export function PathTemplate({ path }: { path: string }) {
  const parts = [...path.matchAll(part)].filter(([text]) => text !== '');
  return (
    <code className={styles.path}>
      {parts.map(({ 0: text, index }) => (
        <Fragment key={index}>
          {path[index - 1] === '/' && <wbr />}
          {text.startsWith('{') ? <i>{text}</i> : text}
        </Fragment>
      ))}
    </code>
  );
}
