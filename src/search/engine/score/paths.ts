import type { Corpus } from '../index/open-corpus';

/** A query for a path: `[METHOD] some/thing`, in either order, or a request that contains it. */
export interface PathQuery {
  method?: string;
  segments: string[];
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];

const curl = /^(?:\$ )?curl\s/;
/** The part of a command that is its address, and no option or value of a header. */
const address = /^["']?(?:https?:\/)?\//;
const protocol = /^HTTP\/[\d.]+$/i;

/**
 * Parses a query as a path: alone, with its method, or in a pasted request line, address or cURL command.
 * Returns undefined if it is none of these.
 */
export function readPathQuery(text: string): PathQuery | undefined {
  const isMethod = (part: string) => methods.includes(part.toUpperCase());
  const parts = text.trim().split(/\s+/);
  const isCommand = curl.test(text.trim());
  const ends = isCommand ? parts : [parts[0] ?? '', parts.at(-1) ?? ''];
  const method = ends.find(isMethod)?.toUpperCase();
  const others = parts.filter((part) => !isMethod(part) && !protocol.test(part));
  const path = isCommand ? others.find((part) => address.test(part)) : others.join(' ');
  if (!path?.includes('/') || /\s/.test(path)) return undefined;
  const segments = split(path.replace(/^["']|["'),;]+$/g, '').split(/[?#]/)[0] ?? '');
  return segments.length > 0 ? { method, segments } : undefined;
}

/** Factors for matching a part of a path instead of the whole. */
const partFactor = { whole: 1, below: 0.9, start: 0.6, end: 0.75, inside: 0.5 };
/** Factors for a parameter instead of the typed segment, and for a partly typed segment. */
const parameterFactor = 0.97;
const prefixFactor = 0.8;

/**
 * Returns how well a path template matches a query: 1 for the whole template, less for its start, end
 * or middle, 0 for no match. `{parameters}` match anything, but one segment must be equal.
 */
export function matchPath(query: PathQuery, method: string, template: string): number {
  const path = split(template);
  const { length } = query.segments;
  // An address begins with the server, and may have a prefix, behind which it is.
  const isBelow = length > path.length;
  let best = isBelow ? compare(query.segments.slice(-path.length), path) * partFactor.below : 0;
  for (let start = 0; start + length <= path.length; start += 1) {
    const match = compare(query.segments, path.slice(start, start + length));
    const isEnd = start + length === path.length;
    const part = start === 0 ? (isEnd ? 'whole' : 'start') : isEnd ? 'end' : 'inside';
    best = Math.max(best, match * partFactor[part]);
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
  let equal = 0;
  let match = 1;
  for (const [index, segment] of typed.entries()) {
    const other = path[index] ?? '';
    const isLast = index === typed.length - 1;
    if (segment === other) equal += isParameter(other) ? 0 : 1;
    else if (isParameter(other) || isParameter(segment)) match *= parameterFactor;
    else if (isLast && segment.length > 1 && other.startsWith(segment)) {
      equal += 1;
      match *= prefixFactor;
    } else return 0;
  }
  return equal > 0 ? match : 0;
}

/** High enough to rank a matching path before everything that matches by words. */
const pathScore = 1000;

/** An operation, with its method and the template of its path. */
interface Endpoint {
  record: number;
  method: string;
  template: string;
}

/** Reads the methods and paths of the operations from their names. */
export function listEndpoints({ names, kinds }: Corpus): Endpoint[] {
  return names.flatMap((own, record) =>
    kinds[record] !== 'operation'
      ? []
      : own.flatMap((name) => {
          const [, method, template] = /^([A-Z]+) (\/\S*)$/.exec(name) ?? [];
          return method && template ? [{ record, method, template }] : [];
        }),
  );
}

/** Increases the scores of operations whose path matches, and returns them. */
export function addPathScores(
  path: PathQuery,
  endpoints: readonly Endpoint[],
  scores: Float64Array,
): Set<number> {
  const found = new Set<number>();
  for (const { record, method, template } of endpoints) {
    const match = matchPath(path, method, template);
    if (match === 0) continue;
    scores[record] = (scores[record] ?? 0) + pathScore * match;
    found.add(record);
  }
  return found;
}
