/** What a query says of a path: `[METHOD] some/thing`. */
export interface PathQuery {
  method?: string;
  segments: string[];
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];

/** Reads a query as a path; undefined where it is none. */
export function readPathQuery(text: string): PathQuery | undefined {
  const [first = '', ...others] = text.trim().split(/\s+/);
  const method = methods.find((name) => name === first.toUpperCase());
  const path = (method ? others.join(' ') : text.trim()).replace(/^https?:\/\/[^/]+/, '');
  if (!path.includes('/') || /\s/.test(path)) return undefined;
  const segments = split(path.split(/[?#]/)[0] ?? '');
  if (segments.length === 0) return undefined;
  return { ...(method && { method }), segments };
}

/** What the parts of a path are worth beside the whole of it. */
const places = { whole: 1, start: 0.6, end: 0.75, inside: 0.5 };
/** A parameter in place of what was typed, and a word of which only the beginning was typed. */
const parameterWorth = 0.97;
const halfWorth = 0.8;

/**
 * How well a path template is meant by a query: 1 for the whole of it, less for its beginning, its
 * end or its middle, 0 for nothing. `{parameters}` fit anything, but one word must be the same.
 */
export function matchPath(query: PathQuery, method: string, template: string): number {
  const path = split(template);
  const { length } = query.segments;
  let best = 0;
  for (let start = 0; start + length <= path.length; start += 1) {
    const fit = compare(query.segments, path.slice(start, start + length));
    const isEnd = start + length === path.length;
    const place = start === 0 ? (isEnd ? 'whole' : 'start') : isEnd ? 'end' : 'inside';
    best = Math.max(best, fit * places[place]);
  }
  if (!query.method) return best;
  return best * (query.method === method ? 1.25 : 0.55);
}

function split(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function isParameter(segment: string): boolean {
  return /^[{<:$]/.test(segment);
}

function compare(typed: readonly string[], path: readonly string[]): number {
  let words = 0;
  let fit = 1;
  for (const [index, segment] of typed.entries()) {
    const other = path[index] ?? '';
    const isLast = index === typed.length - 1;
    if (segment === other) words += isParameter(other) ? 0 : 1;
    else if (isParameter(other) || isParameter(segment)) fit *= parameterWorth;
    else if (isLast && segment.length > 1 && other.startsWith(segment)) {
      words += 1;
      fit *= halfWorth;
    } else return 0;
  }
  return words > 0 ? fit : 0;
}
