import { type RecordKind, recordKinds } from './record';

/** The maximum number of characters in a search field. */
export const maxQueryLength = 64;
/** The same of what is searched for: a pasted text may be longer, but the hosted search takes 512 bytes. */
const maxSearchLength = 400;

/** What the address of the search page contains. */
export interface SearchAddress {
  /** What is searched for, of which the field shows the start. */
  query: string;
  /** What of it does not fit into the field. */
  rest?: string;
  kinds: RecordKind[];
  /** Only set if it is not the reader's default version. */
  version?: string;
}

/** Cuts a query to 64 characters: between words, or within one that is longer, but not within a surrogate pair. */
export function cutQuery(text: string): string {
  return cutWords(text, maxQueryLength);
}

function cutWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = text[length] === ' ' ? length : cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '');
}

/** Finds a message of several words in what consists of JSON or of pairs. */
const messagePair = /\b(?:msg|message)"?\s*[:=]\s*"((?:[^"\\]|\\.)+\s(?:[^"\\]|\\.)+)/;

/** The message within what the server says of its kind: "bad arguments ( `…` )". */
const wrapped = /\( `(.+)` \)/;

/** A word before the message of a log's line, without the punctuation around it: a time, an id, a level, a module. */
const logWord =
  /^(?:\d+[-/:.]\S*|\d{4,}|(?=.*\d)[\da-f-]{8,}|TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|\w+(?:(?:::|\.)\w+)+|)$/;

/** What syslog and journald write before a message: a time, a host and a process. */
const syslogHead = /^(?:[A-Z][a-z]{2} \d{1,2} [\d:]{8} \S+ [^\s:]+|\d{4}-\S+ \S+ [^\s:]+\[\d+\]): /;

/** Returns the message of a line of a log, without what comes before it; any other text as it is. */
function findMessage(line: string): string {
  const [, message] = wrapped.exec(line) ?? messagePair.exec(line) ?? [];
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

/** Returns the last line of a traceback, and of another trace what is before the frames of the stack. */
function dropFrames(text: string): string {
  if (/^Traceback \(/m.test(text)) return text.trim().replace(/.*\n/g, '');
  return text.replace(/\n\s+at .*/s, '');
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Returns what to search for if a text is pasted, on one line, and what of the text a search field does not
 * show. Of a line of a log that is too long for it, the message is what counts, of a traceback, the last line,
 * and of a command, the method and path that it requests.
 */
export function fitQuery(text: string): { query: string; rest: string } {
  const line = joinLines(text);
  if (line.length <= maxQueryLength) return { query: line, rest: '' };
  const parts = (requestStart.test(line) && line.match(requestPart)) || [];
  const request = parts.join(' ');
  if (request && request.length <= maxQueryLength)
    return { query: request, rest: leaveOut(line, parts) };
  const message = findMessage(joinLines(dropFrames(text)));
  return {
    query: cutWords(message, maxSearchLength),
    rest: leaveOut(line, [cutQuery(message)]),
  };
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
