import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Finding } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { remember } from '../../text/remember';
import type { Position } from './positions';

/** A YAML text without syntax errors. */
export interface YamlText {
  document: Document.Parsed;
  /** Returns the position in the file of an offset in the text. */
  locate(offset: number | undefined): Position;
}

/** Parses a YAML text; `firstLine` is the line of the file on which it starts. */
export const parseYamlText = remember(
  parseText,
  (text, file, firstLine = 1) => `${file}:${firstLine} ${text}`,
);

function parseText(text: string, file: string, firstLine = 1): Read<YamlText> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const locate = (offset = 0) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const findings = [
    ...[...document.errors, ...document.warnings].map(describeError),
    ...findAliasMistakes(document),
  ];
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

const fixes: Record<string, string> = {
  DUPLICATE_KEY: 'remove one of the two',
  TAB_AS_INDENT: 'indent with spaces',
  TAG_RESOLVE_FAILED: 'put the value in quotes',
};

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
  // The position is reported separately.
  const reason = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
  const fix = fixes[code] ?? 'fix the syntax here; values that contain a colon or # need quotes';
  return describeSyntax(pos[0], reason, fix);
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
