import type { PublishedFile } from './published-file';

/** Lists the headers of every response. `frame-ancestors` only works in a header, so no page carries it. */
function listHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

/**
 * Writes the headers in the forms that servers include: nginx, Caddy, and JSON for everything else.
 * The policy has the hashes of one build's scripts, so the files belong to that build.
 */
export function writeSecurityHeaders(policy: string): PublishedFile[] {
  const headers = listHeaders(policy);
  const writeLines = (write: (name: string, value: string) => string) =>
    Object.entries(headers)
      .map(([name, value]) => `${write(name, value)}\n`)
      .join('');
  return [
    {
      path: 'security-headers.conf',
      text: writeLines((name, value) => `add_header ${name} "${value}" always;`),
    },
    {
      path: 'security-headers.caddy',
      text: writeLines((name, value) => `header ${name} "${value}"`),
    },
    { path: 'security-headers.json', text: `${JSON.stringify(headers, null, 2)}\n` },
  ];
}
