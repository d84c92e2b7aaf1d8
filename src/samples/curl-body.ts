import formatJson from 'json-stringify-pretty-compact';
import type { CallBody } from '../openapi/call';
import { quote } from './curl-quote';
import { textOf } from './curl-url';
import { indent } from './indent';

/** The options that give curl a body: the fields of a form, JSON, or text as it is. */
export function writeBody({ mediaType, json }: CallBody): string[] {
  const [type] = mediaType.toLowerCase().split(';');
  // With these options curl names the media type itself, and the boundary of the parts.
  if (type === 'application/x-www-form-urlencoded') {
    return listFields(json).map(([name, value]) =>
      write('--data-urlencode', encodeURIComponent(name), value),
    );
  }
  if (type === 'multipart/form-data') {
    // Not `--form`, which takes a value that begins with `@` for the name of a file.
    return listFields(json).map(([name, value]) => write('--form-string', name, value));
  }
  const isJson = /[/+]json\b/.test(mediaType) || typeof json !== 'string';
  const text = isJson ? indent(formatJson(json, { maxLength: 60 }), 2) : json;
  // Not `--json`, which the curl of older systems does not know (before 7.82).
  return [`-H ${quote(`Content-Type: ${mediaType}`)}`, `--data-raw ${quote(text)}`];
}

/** Each item of a list is a field of its own (OpenAPI 3.1, Encoding Object: style form, exploded). */
function listFields(json: unknown): [name: string, value: unknown][] {
  return Object.entries(Object(json)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, unknown] => [name, each]),
  );
}

function write(option: string, name: string, value: unknown): string {
  return `${option} ${quote(`${name}=${textOf(value)}`)}`;
}
