import type { ApiProblem } from '../build-api';
import type { OpenApiDocument } from '../document/document';
import { type DocumentEntry, isName, listEntries } from '../document/list-entries';

/**
 * The regular expression of a `pattern`, undefined for a text that is none of ECMA-262. It is read
 * with Unicode (JSON Schema 2020-12, section 6.4), and without where it escapes what needs no escape.
 */
export function readPattern(pattern: string): RegExp | undefined {
  return create(pattern, 'u') ?? create(pattern);
}

function create(pattern: string, flags?: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/** Finds the values of `pattern` and the keys of `patternProperties` that are no regular expressions. */
export function findPatternProblems(document: OpenApiDocument): ApiProblem[] {
  return listEntries(document, '').flatMap((entry) => {
    const pattern = patternOf(entry);
    if (pattern === undefined || readPattern(pattern)) return [];
    return [
      {
        pointer: entry.pointer,
        found: `the pattern ${pattern}, which is no regular expression of ECMA-262`,
        expected: 'a regular expression as JavaScript reads it (JSON Schema, `pattern`)',
        repair: 'rewrite it without what only other languages know, (?i) for example',
      },
    ];
  });
}

function patternOf(entry: DocumentEntry): string | undefined {
  const { key, holder, value } = entry;
  if (holder === 'patternProperties') return key;
  return key === 'pattern' && !isName(entry) && typeof value === 'string' ? value : undefined;
}
