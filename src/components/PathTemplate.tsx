import { Fragment } from 'react';
import * as styles from './PathTemplate.module.css';

/** Matches a parameter, or text up to and including the next slash. */
const part = /\{[^}]*\}|^\/?[^/{]*\/*|[^/{]*\/+|[^/{]+|\{/g;

/** A path with highlighted `{parameters}`, which can break after a slash. */
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
