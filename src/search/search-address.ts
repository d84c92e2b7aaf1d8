import { type RecordKind, recordKinds } from './record';

/** The maximum number of characters of a query in a search field or an address. */
export const maxQueryLength = 64;

/** What the address of the search page contains. */
export interface SearchAddress {
  query: string;
  /** What did not fit into the query. */
  rest?: string;
  kinds: RecordKind[];
  /** Only set if it is not the reader's default version. */
  version?: string;
}

/** Cuts a query to 64 characters, without splitting a surrogate pair. */
export function cutQuery(text: string): string {
  return text.slice(0, maxQueryLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Finds the message in a line of a log that consists of JSON or of pairs. */
const messagePair = /\b(?:msg|message)"?\s*[:=]\s*"((?:[^"\\]|\\.)+)/;

/** A word before the message of a log's line, without the punctuation around it: a time, an id, a level, a module. */
const logWord =
  /^(?:\d+[-/:.]\S*|\d{4,}|(?=.*\d)[\da-f-]{8,}|TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|\w+(?:::\w+)+|)$/;

/** What syslog and journald write before a message: a time, a host and a process. */
const syslogHead = /^(?:[A-Z][a-z]{2} \d{1,2} [\d:]{8} \S+ [^\s:]+|\d{4}-\S+ \S+ [^\s:]+\[\d+\]): /;

/** Returns the message of a line of a log, without what comes before it; any other text as it is. */
function findMessage(line: string): string {
  const [, message] = messagePair.exec(line) ?? [];
  if (message) return message;
  const words = line.replace(syslogHead, '').split(' ');
  const isBefore = (word: string) =>
    /^\[\S+\]$/.test(word) || logWord.test(word.replace(/^\W+|\W+$/g, ''));
  const first = words.findIndex((word) => !isBefore(word));
  return words.slice(Math.max(0, first)).join(' ');
}

/** The start of an address, or of a command that requests one. */
const requestStart = /^(?:\$ )?(?:(?:curl|wget|https?|xh)\s|https?:\/\/)/;
/** The method in such a command, and the path of its address. */
const requestPart =
  /(?<=\s(?:-X|--request)[ =]?["']?)[A-Z]+|(?<=https?:\/\/[^\s/"']+|\$\{?\w+\}?)\/[^\s"'?#]*/gi;

/** Returns what is left of a line without its parts, which must be in order. */
function leaveOut(line: string, parts: readonly string[]): string {
  const others: string[] = [];
  let from = 0;
  for (const part of parts) {
    const start = line.indexOf(part, from);
    others.push(line.slice(from, start));
    from = start + part.length;
  }
  return [...others, line.slice(from)]
    .map((other) => other.trim())
    .filter(Boolean)
    .join(' … ');
}

/**
 * Fits a text into a search field: on one line, and cut between words, or within one that is longer than the
 * field. Of a line of a log that is too long, the message is what counts, and of a command, the method and
 * path that it requests. `rest` is what is left out.
 */
export function fitQuery(text: string): { query: string; rest: string } {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxQueryLength) return { query: line, rest: '' };
  const parts = (requestStart.test(line) && line.match(requestPart)) || [];
  const request = parts.join(' ');
  if (request && request.length <= maxQueryLength)
    return { query: request, rest: leaveOut(line, parts) };
  const message = findMessage(line);
  const cut = cutQuery(message);
  const isBetween = cut === message || message[cut.length] === ' ';
  const end = isBetween ? cut.length : cut.lastIndexOf(' ');
  const query = end > 0 ? cut.slice(0, end) : cut;
  return { query, rest: leaveOut(line, [query]) };
}

/** Reads the query string of an address. */
export function readAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const wanted = (params.get('kind') ?? '').split(',');
  const version = params.get('version');
  const typed = params.get('q') ?? '';
  return {
    ...(typed.length > maxQueryLength ? fitQuery(typed) : { query: typed }),
    kinds: recordKinds.filter((kind) => wanted.includes(kind)),
    version: version || undefined,
  };
}

/** Writes the query string, `?q=webhook`; empty if there is nothing to write. */
export function writeAddress({ query, kinds = [], version }: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kinds.length > 0) params.set('kind', kinds.join(','));
  if (version) params.set('version', version);
  const text = params.toString();
  return text && `?${text}`;
}
