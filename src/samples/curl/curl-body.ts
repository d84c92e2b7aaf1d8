import formatJson from 'json-stringify-pretty-compact';
import type { CallBody } from '../../openapi/calls/call';
import { indent } from '../print/indent';
import { textOf } from '../serialize';
import { quote } from './curl-quote';

/** The options that give curl a body: the fields of a form, JSON, text as it is, or a file. */
export function writeBody({ mediaType, form, json, files = [] }: CallBody): string[] {
  const [type] = mediaType.toLowerCase().split(';');
  // With these options curl names the media type itself, and the boundary of the parts.
  if (type === 'application/x-www-form-urlencoded') {
    return listFields(json).map(([name, value]) =>
      write('--data-urlencode', encodeURIComponent(name), value),
    );
  }
  if (type === 'multipart/form-data') {
    return listFields(json).map(([name, value]) =>
      // `-F` takes a value that begins with `@` for the name of a file.
      files.includes(name) ? `-F ${quote(`${name}=@file`)}` : write('--form-string', name, value),
    );
  }
  const header = `-H ${quote(`Content-Type: ${mediaType}`)}`;
  if (form === 'file') return [header, '--data-binary @file'];
  const text = form === 'json' ? indent(formatJson(json, { maxLength: 60 }), 2) : String(json);
  // Not `--json`, which the curl of older systems does not know (before 7.82).
  return [header, `--data-raw ${quote(text)}`];
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
