/** Labels for the status codes of RFC 9110, for 207 and 424 of RFC 4918, and for 429 of RFC 6585. */
const labels: Record<string, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  206: 'Partial content',
  207: 'Several statuses',
  301: 'Moved permanently',
  302: 'Found',
  303: 'See other',
  304: 'Not modified',
  307: 'Temporary redirect',
  308: 'Permanent redirect',
  400: 'Bad request',
  401: 'Not authenticated',
  402: 'Payment required',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Request timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  422: 'Unprocessable content',
  424: 'Failed dependency',
  429: 'Too many requests',
  500: 'Server error',
  501: 'Not implemented',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

const classes: Record<string, string> = {
  1: 'Information',
  2: 'Success',
  3: 'Redirection',
  4: 'Client error',
  5: 'Server error',
};

/** The label of a status code: "OK" for 200, "Client error" for 4XX, "Any other status" for default. */
export function labelStatus(status: string): string {
  if (status === 'default') return 'Any other status';
  return labels[status] ?? classes[status.charAt(0)] ?? 'Response';
}
