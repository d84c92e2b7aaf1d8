import { code } from '../../text/inline-markdown';
import { printJson } from '../../text/written-number';
import { keysOf } from '../document/reference';
import type { Text } from '../text';

const places: Record<string, string> = {
  header: 'header',
  query: 'query parameter',
  path: 'path parameter',
};

const whole: Record<string, string> = {
  $url: 'the URL of the request',
  $method: 'the method of the request',
  $statusCode: 'the status of the response',
};

/**
 * Describes where a value of a link comes from: `$response.body#/id` is "`id` of the response body"
 * (OpenAPI, Runtime Expressions). A value that is no expression is itself.
 */
export function describeExpression(value: unknown): Text {
  if (typeof value !== 'string') return code(printJson(value) ?? 'null');
  const [, side, place, rest = ''] = /^\$(request|response)\.(\w+)(.*)$/s.exec(value) ?? [];
  if (!side || !place) return whole[value] ?? code(value);
  if (place === 'body') {
    const keys = rest.startsWith('#/') ? keysOf(rest) : [];
    const body = `the ${side} body`;
    return keys.length > 0 ? `${code(keys.join('.'))} of ${body}` : body;
  }
  const name = places[place];
  return name ? `the ${name} ${code(rest.slice(1))} of the ${side}` : code(value);
}

/** Describes the address that a callback is sent to, a URL with expressions in braces. */
export function describeAddress(expression: string): Text {
  const [, only] = /^\{([^{}]*)\}$/.exec(expression) ?? [];
  return only === undefined ? code(expression) : describeExpression(only);
}
