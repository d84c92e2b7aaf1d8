import type { Finding } from './problem';

/** A finding, and what causes it, if one change fixes all findings with the same cause. */
export type Caused<Found extends Finding> = Found & { cause?: string };

/** Keeps the first finding of each cause, which then says how many others there are. */
export function keepCauses<Found extends Finding>(findings: readonly Caused<Found>[]): Found[] {
  const counts = new Map<string, number>();
  for (const { cause } of findings) {
    if (cause !== undefined) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  const told = new Set<string>();
  return findings.flatMap(({ cause, ...finding }) => {
    const found = finding as unknown as Found;
    if (cause === undefined) return [found];
    if (told.has(cause)) return [];
    told.add(cause);
    const others = (counts.get(cause) ?? 1) - 1;
    if (others === 0) return [found];
    const rest = `${others} more ${others === 1 ? 'place has' : 'places have'} the same cause`;
    return [{ ...found, found: `${found.found} (${rest})` }];
  });
}
