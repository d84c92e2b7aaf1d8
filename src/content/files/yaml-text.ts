import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Read } from '../../problems/read';
import { remember } from '../../text/remember';
import { checkJson } from './json-text';
import { findMergeKeys } from './merge-keys';
import { findOffset, type Position } from './positions';
import { findSizeProblems } from './value-size';
import { describeSyntax, explainError, type SyntaxFinding } from './yaml-errors';

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
  const findings = listSyntaxErrors(document, text);
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

/** Errors after which the parser still knows where it is. */
const harmless = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED', 'BAD_DQ_ESCAPE'];

/** Lists the syntax errors up to the first that makes the parser guess, which would only find consequences of it. */
function listSyntaxErrors(document: Document.Parsed, text: string): SyntaxFinding[] {
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const last = errors.findIndex(({ code }) => !harmless.includes(code));
  const explain = (error: YAMLError) => explainError(error, document, text);
  if (last >= 0) return errors.slice(0, last + 1).map(explain);
  const findings = [
    ...errors.map(explain),
    ...findMergeKeys(document),
    ...findAliasMistakes(document),
  ];
  return findings.length > 0 ? findings : findLargeAliases(document);
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
