import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Finding } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { remember } from '../../text/remember';
import { checkJson } from './json-text';
import { findMergeKeys } from './merge-keys';
import { findOffset, type Position } from './positions';
import { describeDepth, findSizeProblems } from './value-size';

/** A YAML text without syntax errors. */
export interface YamlText {
  document: Document.Parsed;
  /** Returns the position in the file of an offset in the text. */
  locate(offset: number | undefined): Position;
}

/** Parses a YAML text, or JSON by the name of its file; `firstLine` is the line of the file on which it starts. */
export const parseYamlText = remember(
  parseText,
  (text, file, firstLine = 1) => `${file}:${firstLine} ${text}`,
);

function parseText(text: string, file: string, firstLine = 1): Read<YamlText> {
  const jsonProblems = file.endsWith('.json') ? checkJson(text, file) : [];
  if (jsonProblems.length > 0) return { problems: jsonProblems };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const locate = (offset = 0) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const findings = listSyntaxErrors(document);
  const [first] = findings;
  if (!first) return { value: { document, locate }, problems: [] };
  return {
    problems: findings.map(({ offset, ...finding }) => ({
      severity: 'error',
      file,
      ...locate(offset),
      ...finding,
    })),
  };
}

/** Words for the errors that authors make most often; the parser's own are for programmers. */
const reasons: Record<string, string> = {
  BAD_ALIAS: 'a * at the start of a value, which refers to an anchor',
  BLOCK_AS_IMPLICIT_KEY: 'a value that contains a colon and a space',
  MULTILINE_IMPLICIT_KEY: 'a line without the colon after its name',
  TAB_AS_INDENT: 'a tab as indentation',
};

const fixes: Record<string, string> = {
  BAD_INDENT: 'indent the line as far as those that belong with it',
  BAD_ALIAS: 'write - for an entry of a list, or put the value in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put the value in quotes, or write a second setting on its own line',
  MULTILINE_IMPLICIT_KEY: 'write `name: value`, or indent the line if it continues the one above',
  DUPLICATE_KEY: 'remove one of the two',
  TAB_AS_INDENT: 'indent with spaces',
  TAG_RESOLVE_FAILED: 'put the value in quotes',
};

/** Errors after which the parser still knows where it is. */
const harmless = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED', 'BAD_DQ_ESCAPE'];

/** Lists the syntax errors up to the first that makes the parser guess, which would only find consequences of it. */
function listSyntaxErrors(document: Document.Parsed): SyntaxFinding[] {
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const last = errors.findIndex(({ code }) => !harmless.includes(code));
  if (last >= 0) return errors.slice(0, last + 1).map(describeError);
  const findings = [
    ...errors.map(describeError),
    ...findMergeKeys(document),
    ...findAliasMistakes(document),
  ];
  return findings.length > 0 ? findings : findLargeAliases(document);
}

type SyntaxFinding = Finding & { offset: number };

function describeSyntax(offset: number, found: string, fix: string): SyntaxFinding {
  return {
    offset,
    code: 'yaml/syntax',
    found: `text that is not YAML: ${found}`,
    expected: 'valid YAML',
    fix,
  };
}

function describeError({ code, message, pos }: YAMLError): SyntaxFinding {
  // The parser reports so what is too deep for it.
  if (/call stack/.test(message)) return { offset: pos[0], ...describeDepth('too many levels') };
  // The position is reported separately.
  const reason = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
  const fix = fixes[code] ?? 'fix the syntax here; values that contain a colon or # need quotes';
  return describeSyntax(pos[0], reasons[code] ?? reason, fix);
}

/** Lists the aliases that have no anchor, or that refer to a node that contains them. */
function findAliasMistakes(document: Document): SyntaxFinding[] {
  const findings: SyntaxFinding[] = [];
  visit(document, {
    Alias(_key, alias, path) {
      const target = alias.resolve(document);
      if (target && !path.includes(target)) return;
      const found = `the alias *${alias.source}, ${target ? 'which is part of its own value' : 'which has no anchor'}`;
      const fix = 'put the value in quotes if it is text, or correct the alias';
      findings.push(describeSyntax(alias.range?.[0] ?? 0, found, fix));
    },
  });
  return findings;
}

/** Finds aliases that stand for more than any program can go through. */
function findLargeAliases(document: Document.Parsed): SyntaxFinding[] {
  let hasAliases = false;
  visit(document, {
    Alias() {
      hasAliases = true;
      return visit.BREAK;
    },
  });
  if (!hasAliases) return [];
  return findSizeProblems(document.toJS({ maxAliasCount: -1 })).map(({ pointer, ...finding }) => {
    return { offset: findOffset(document.contents, pointer), ...finding };
  });
}
