import type { Finding } from './problem';

/** Keeps the first finding of each cause, which then says how many others there are. */
export function keepCauses<Found extends Finding>(findings: readonly Found[]): Found[] {
  const counts = new Map<string, number>();
  for (const { cause } of findings) {
    if (cause !== undefined) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  const reported = new Set<string>();
  return findings.flatMap((each) => {
    const { cause, ...found } = each;
    if (cause === undefined) return [each];
    if (reported.has(cause)) return [];
    reported.add(cause);
    const others = (counts.get(cause) ?? 1) - 1;
    if (others === 0) return [found as Found];
    const rest = `${others} more ${others === 1 ? 'place has' : 'places have'} the same cause`;
    return [{ ...(found as Found), found: `${found.found} (${rest})` }];
  });
}
