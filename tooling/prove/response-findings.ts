import { isJson } from '../../src/openapi/build/media-type';
import type { Finding } from '../../src/problems/problem';
import { parseJson } from '../../src/text/written-number';
import type { Exchange } from './proxy';
import { shorten } from './shorten';

/** How the failure of a sample begins that never called the server. */
export const unsent = 'no request was sent';

/** A response of the server. */
type Found = NonNullable<Exchange['response']>;

/** Describes a request without a response, or a sample that sent none. */
export function describeSilence(failure = 'no response'): Finding {
  if (failure.startsWith(unsent)) {
    return {
      code: 'prove/program',
      found: failure,
      expected: 'a sample that sends its request',
      fix: 'correct sdks.yaml, or the interface by overlay, or what is installed to run the sample',
    };
  }
  return {
    code: 'prove/no-response',
    found: failure,
    expected: 'a response',
    fix: 'look at the log of the server',
  };
}

/** Reads a body of the documented media type, or says why that is not possible. */
export function readBody(
  { headers, body }: Found,
  mediaType: string,
): { value: unknown } | Finding {
  // Without a body, there is nothing that a media type would describe.
  if (body === '' && headers['content-type'] === undefined && !isJson(mediaType)) {
    return { value: '' };
  }
  const type = nameOf(headers['content-type'] ?? 'none');
  const fix = 'document the media type that the server sends by overlay';
  if (type !== nameOf(mediaType)) {
    const found = `the media type ${type} with ${shorten(body)}`;
    return { code: 'prove/media-type', found, expected: mediaType, fix };
  }
  if (!isJson(mediaType)) return { value: body };
  try {
    return { value: parseJson(body) };
  } catch {
    return { code: 'prove/body', found: shorten(body), expected: 'JSON', fix };
  }
}

function nameOf(mediaType: string): string {
  return mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a status is the documented one: `404`, `4XX` or `default`. */
export function isStatus(documented: string, status: number): boolean {
  if (documented === 'default') return status >= 400;
  return new RegExp(`^${documented.replace(/x/gi, '\\d')}$`).test(String(status));
}
