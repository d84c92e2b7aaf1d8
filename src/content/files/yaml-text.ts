import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Finding } from '../../problems/problem';
import type { Read } from '../../problems/read';
import type { Position } from './positions';

/** A YAML text that could be parsed. */
export interface YamlText {
  document: Document.Parsed;
  /** Where in the file an offset of the text is. */
  locate(offset: number | undefined): Position;
}

/** Parses a YAML text; `firstLine` is the line that it starts at in its file. */
export function parseYamlText(text: string, file: string, firstLine = 1): Read<YamlText> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const locate = (offset = 0) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const faults = [
    ...[...document.errors, ...document.warnings].map(describeError),
    ...listAliasFaults(document),
  ];
  const [first] = faults;
  if (!first) return { value: { document, locate }, problems: [] };
  return {
    problems: faults.map(({ offset, ...finding }) => ({
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

type Fault = Finding & { offset: number };

function describeFault(offset: number, found: string, fix: string): Fault {
  return {
    offset,
    code: 'yaml/syntax',
    found: `text that is not YAML: ${found}`,
    expected: 'valid YAML',
    fix,
  };
}

function describeError({ code, message, pos }: YAMLError): Fault {
  // The position is reported by itself.
  const reason = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
  const fix =
    fixes[code] ?? 'mend the syntax at this place; values with a colon or a # need quotes';
  return describeFault(pos[0], reason, fix);
}

/** Aliases that lead nowhere, or to what they are in. */
function listAliasFaults(document: Document): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Alias(_key, alias, path) {
      const meant = alias.resolve(document);
      if (meant && !path.includes(meant)) return;
      const found = `the alias *${alias.source} ${meant ? 'within what it stands for' : 'of no anchor'}`;
      const fix = 'put the value in quotes if it is a text, or correct the alias';
      faults.push(describeFault(alias.range?.[0] ?? 0, found, fix));
    },
  });
  return faults;
}
