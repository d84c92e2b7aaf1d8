import { type Document, parseDocument, visit, type YAMLError } from 'yaml';
import { type Finding, inFile, resolveOffsets } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { remember } from '../../text/remember';
import { checkJson } from './json-text';
import { customTags } from './written-numbers';
import { describeSyntax, explainError } from './yaml-errors';

/** How a YAML text is read. */
export interface YamlOptions {
  /** The line of the file on which it starts. */
  firstLine?: number;
  /** Whether a key `<<` merges maps into its own, as in YAML 1.1. */
  merges?: boolean;
}

/** Parses a YAML text, or JSON by the name of its file. The value is missing after a syntax error. */
export const parseYamlText = remember(
  parseText,
  (text, file, { firstLine = 1, merges = false } = {}) => `${file}:${firstLine}:${merges} ${text}`,
);

function parseText(
  text: string,
  file: string,
  { firstLine = 1, merges = false }: YamlOptions = {},
): Read<Document.Parsed> {
  const jsonFindings = file.endsWith('.json') ? checkJson(text) : [];
  const document =
    jsonFindings.length > 0 ? undefined : parseDocument(text, { customTags, merge: merges });
  const findings = document ? listSyntaxErrors(document, text) : jsonFindings;
  return {
    value: findings.length > 0 ? undefined : document,
    problems: inFile(file, resolveOffsets(findings, text, { line: firstLine, column: 1 })),
  };
}

/** Errors after which the parser still knows where it is. */
const harmless = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED', 'BAD_DQ_ESCAPE'];

/** Lists the syntax errors up to the first that makes the parser guess, which would only find consequences of it. */
function listSyntaxErrors(document: Document.Parsed, text: string): Finding[] {
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const last = errors.findIndex(({ code }) => !harmless.includes(code));
  const explain = (error: YAMLError) => explainError(error, document, text);
  if (last >= 0) return errors.slice(0, last + 1).map(explain);
  const findings = [...errors.map(explain), ...findAliasMistakes(document)];
  return findings.length > 0 ? findings : findUnreadable(document);
}

/** Lists the aliases that have no anchor, or that refer to a node that contains them. */
function findAliasMistakes(document: Document): Finding[] {
  const findings: Finding[] = [];
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

/** How often the parser repeats what aliases stand for: more often, only a text that means harm does. */
const maxAliasCount = 100_000;

/** Finds what the parser cannot make a value of: too many aliases of aliases, or a merge of what is no map. */
function findUnreadable(document: Document.Parsed): Finding[] {
  try {
    document.toJS({ maxAliasCount });
    return [];
  } catch (error) {
    return [describeSyntax(0, (error as Error).message, 'write less with aliases and keys <<')];
  }
}
