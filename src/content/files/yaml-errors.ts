import { type Document, isCollection, isScalar, type Node, visit, type YAMLError } from 'yaml';
import type { Finding } from '../../problems/problem';
import { tooDeep } from './value-size';

/** Words for the errors that authors make most often; the parser's own are for programmers. */
const reasons: Record<string, string> = {
  BAD_INDENT: 'a line that is not indented like those it belongs with',
  BAD_ALIAS: 'a * at the start of a value, which refers to an anchor',
  BLOCK_AS_IMPLICIT_KEY: 'a value that contains a colon and a space',
  BLOCK_IN_FLOW: 'a second name, or an entry with -, where { } or [ ] goes on after a comma',
  DUPLICATE_KEY: 'a name for the second time',
  MULTILINE_IMPLICIT_KEY: 'a line without the colon after its name',
  MULTIPLE_DOCS: 'a line --- between settings, which starts another document',
  TAB_AS_INDENT: 'a tab as indentation',
  UNEXPECTED_TOKEN: 'something after the end of a value',
};

const fixes: Record<string, string> = {
  BAD_INDENT: 'indent it as far as the others, with spaces',
  BAD_SCALAR_START: 'put the value in quotes',
  BAD_ALIAS: 'write - for an entry of a list, or put the value in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put the value in quotes, or write a second setting on its own line',
  BLOCK_IN_FLOW: 'write a comma between entries, or close the { or [ before',
  MULTILINE_IMPLICIT_KEY: 'write `name: value`, or indent the line if it continues the one above',
  DUPLICATE_KEY: 'remove one of the two',
  MULTIPLE_DOCS: 'remove the line, or move what follows it to another file',
  TAB_AS_INDENT: 'indent with spaces',
  TAG_RESOLVE_FAILED: 'put the value in quotes',
  UNEXPECTED_TOKEN:
    "remove it, or put the whole value in quotes; within '…', write '' for an apostrophe",
};

/** Describes text that is not YAML. */
export function describeSyntax(offset: number, found: string, fix: string): Finding {
  return {
    offset,
    code: 'yaml/syntax',
    found: `text that is not YAML: ${found}`,
    expected: 'valid YAML',
    fix,
  };
}

/** How authors close what they open. */
const closings: Record<string, string> = { '{': '}', '[': ']', '"': '"', "'": "'" };

/** Describes a bracket or quote that is open to the end; undefined for any other error. */
function describeUnclosed(
  { code, message, pos }: YAMLError,
  document: Document.Parsed,
  text: string,
): Finding | undefined {
  if (code !== 'MISSING_CHAR' && !/^Flow /.test(message)) return undefined;
  const offset = findUnclosed(document, text, pos[0]);
  if (offset === undefined) return undefined;
  const opening = text.charAt(offset);
  const closing = closings[opening];
  const fix = `write ${closing} where it ends, and indent the lines within with spaces`;
  return describeSyntax(offset, `a ${opening} without the ${closing} that ends it`, fix);
}

/** Explains an error of the parser to authors, who know little of its terms. */
export function explainError(error: YAMLError, document: Document.Parsed, text: string): Finding {
  const { message, pos } = error;
  const [offset] = pos;
  // The parser reports so what is too deep for it.
  if (/call stack/.test(message)) return { ...tooDeep, offset };
  const code = findCode(error, text);
  const unclosed = code === 'TAB_AS_INDENT' ? undefined : describeUnclosed(error, document, text);
  if (unclosed) return unclosed;
  // The position is reported separately.
  const reason = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
  const fix = fixes[code] ?? 'fix the syntax here; values that contain a colon or # need quotes';
  return describeSyntax(offset, reasons[code] ?? reason, fix);
}

/** The code of an error, or of the mistake of indentation that it follows from. */
function findCode({ code, pos: [offset] }: YAMLError, text: string): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const indentation = /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
  if (indentation.includes('\t') && offset <= start + indentation.length) return 'TAB_AS_INDENT';
  const isEntry = /^\s*- /.test(text.slice(offset, offset + 100));
  return code === 'BLOCK_AS_IMPLICIT_KEY' && isEntry ? 'BAD_INDENT' : code;
}

/**
 * Finds the last bracket or quote before `offset` that is not closed there: the parser says only
 * where it gave up, which may be many lines below.
 */
function findUnclosed(document: Document.Parsed, text: string, offset: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = 0] = isBounded(node) ? (node.range ?? []) : [];
      if (end === offset && closings[text.charAt(start)]) found = start;
    },
  });
  return found;
}

function isBounded(node: Node): boolean {
  if (isCollection(node)) return node.flow === true;
  return isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}
