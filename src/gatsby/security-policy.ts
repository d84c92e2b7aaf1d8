import { createHash } from 'node:crypto';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The content security policy of every page: nothing from other hosts, and only the inline
 * scripts that are given. The router and the progress bar set styles from script, which is why
 * inline styles are allowed (design, "Known about the packages").
 */
export function createPolicy(inlineScripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hashOf).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
